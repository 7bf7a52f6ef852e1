import { Card } from '@rentyard/ui/Card';
import { type SortableItem, SortableList } from '@rentyard/ui/SortableList';
import { Stack } from '@rentyard/ui/Stack';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';

const characteristics = [
  'Operating weight, t',
  'Bucket volume, m³',
  'Undercarriage',
  'Attachments',
];

const meta = {
  component: SortableList<SortableItem>,
  args: {
    label: 'Characteristics',
    items: characteristics.map((name) => ({ id: name.slice(0, 5).trim(), name })),
    onMove: fn(),
    children: ({ name }, _, grip) => (
      <Stack direction="row" align="center" gap={2}>
        {grip}
        {name}
      </Stack>
    ),
  },
  render: function Controlled(args) {
    const [items, setItems] = useState(args.items);
    return (
      <Card>
        <SortableList
          {...args}
          items={items}
          onMove={(from, to) => {
            const rest = items.toSpliced(from, 1);
            setItems(rest.toSpliced(to, 0, ...items.slice(from, from + 1)));
            args.onMove(from, to);
          }}
        />
      </Card>
    );
  },
} satisfies Meta<typeof SortableList<SortableItem>>;

export default meta;
type Story = StoryObj<typeof meta>;

const order = (list: HTMLElement) =>
  within(list)
    .getAllByRole('listitem')
    .map((item) => item.textContent);

/** Arrow keys move the item while its grip has the focus. The grip keeps the focus. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list', { name: 'Characteristics' });
    canvas.getByRole('button', { name: 'Move Operating weight, t, 1 of 4' }).focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(order(list)[2]).toBe('Operating weight, t');
    await expect(
      canvas.getByRole('button', { name: 'Move Operating weight, t, 3 of 4' }),
    ).toHaveFocus();
    // The page has another status element for alerts.
    const told = canvas.getAllByRole('status').map(({ textContent }) => textContent);
    await expect(told).toContain('Operating weight, t is now 3 of 4');
    await userEvent.keyboard('{Home}');
    await expect(order(list)[0]).toBe('Operating weight, t');
  },
};

/** A dragged item moves when the pointer passes the middle of a neighbour. */
export const Dragged: Story = {
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list', { name: 'Characteristics' });
    const grip = canvas.getByRole('button', { name: /Move Operating weight/ });
    const last = within(list).getByText('Attachments').getBoundingClientRect();
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: grip },
      { target: grip, coords: { clientX: last.x, clientY: last.bottom } },
      { keys: '[/MouseLeft]', target: grip },
    ]);
    await expect(order(list).at(-1)).toBe('Operating weight, t');
  },
};

export const Disabled: Story = { args: { isDisabled: true } };
