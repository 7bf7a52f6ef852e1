import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { OffersTable } from './OffersTable.tsx';

/** Below 640 px the list is rendered as cards. */
const meta = {
  component: OffersTable,
  args: {
    state: { perPage: 10 },
    selection: {},
    rowActions: () => [{ label: 'Edit', onPress: fn() }],
  },
  render: (args, { globals }) => <OffersTable {...args} language={globals.language} />,
  globals: { viewport: { value: 'phone' } },
} satisfies Meta<typeof OffersTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('list', { name: 'Offers' });
    const [first] = within(list).getAllByRole('listitem');
    const card = within(first as HTMLElement);
    await expect(card.getByRole('link', { name: /Crawler excavator, 20 t/ })).toBeVisible();
    await expect(card.getByText('Excavators')).toBeVisible();
    await expect(card.getByText('New')).toBeVisible();
  },
};

export const Loading: Story = { args: { rows: undefined, total: undefined } };

export const Chosen: Story = {
  play: async ({ canvas }) => {
    const box = await canvas.findByRole('checkbox', { name: 'Select Backhoe loader 3CX' });
    await userEvent.click(box);
    await waitFor(() => expect(canvas.getByText('1 selected')).toBeVisible());
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all rows on this page' }));
    await waitFor(() => expect(canvas.getByText('10 selected')).toBeVisible());
  },
};

/** Cards have no column heads, so a select sets the sort order. */
export const Sorting: Story = {
  play: async ({ canvas }) => {
    await userEvent.selectOptions(await canvas.findByLabelText('Sort by'), 'Name, descending');
    const list = canvas.getByRole('list', { name: 'Offers' });
    expect(within(list).getAllByRole('listitem')[0]).toHaveTextContent(/^Wheeled excavator/);
  },
};

export const Paging: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await expect(canvas.getByText('2 / 42')).toBeVisible();
  },
};

/** Every target is large enough for touch. */
export const Targets: Story = {
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole('list', { name: 'Offers' }));
    const targets = [
      ...list.getAllByRole('button').slice(0, 3),
      ...list.getAllByRole('link').slice(0, 3),
      ...list
        .getAllByRole('checkbox')
        .slice(0, 3)
        .map((box) => box.closest('label') as HTMLElement),
      ...canvas.getAllByRole('combobox'),
    ];
    for (const target of targets) {
      expect(target.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    }
  },
};

/** Cards in columns with large pictures, at any width. Arrows move by their visual position. */
export const Tiles: Story = {
  args: { layout: 'tiles' },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('list', { name: 'Offers' });
    const [first, second] = within(list).getAllByRole('listitem');
    first?.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(second).toHaveFocus();
    await userEvent.keyboard('x');
    await waitFor(() => expect(canvas.getByText('1 selected')).toBeVisible());
  },
};
