import { ColumnsMenu } from '@rentyard/ui/ColumnsMenu';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { OffersTable } from './OffersTable.tsx';

const meta = {
  component: OffersTable,
  subcomponents: { ColumnsMenu },
  args: { hasToolbar: true, state: { perPage: 10 } },
  render: (args, { globals }) => <OffersTable {...args} language={globals.language} />,
} satisfies Meta<typeof OffersTable>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const headsOf = (canvas: Canvas) =>
  canvas.getAllByRole('columnheader').map((head) => head.textContent);

async function openMenu(canvas: Canvas) {
  await userEvent.click(canvas.getByRole('button', { name: 'Columns' }));
  return within(await canvas.findByRole('dialog', { name: 'Columns' }));
}

export const Default: Story = {
  play: async ({ canvas }) => {
    const menu = await openMenu(canvas);
    await userEvent.click(await menu.findByRole('checkbox', { name: 'Brand' }));
    expect(headsOf(canvas)).not.toContain('Brand');
    await userEvent.click(menu.getByRole('checkbox', { name: 'Views' }));
    expect(headsOf(canvas)).toContain('Views');
    expect(menu.getByRole('checkbox', { name: 'Name' })).toBeDisabled();
  },
};

export const OrderByButtons: Story = {
  play: async ({ canvas }) => {
    const menu = await openMenu(canvas);
    await userEvent.click(await menu.findByRole('button', { name: 'Move Brand up' }));
    expect(headsOf(canvas).slice(0, 4)).toEqual(['Photo', 'Name', 'Brand', 'Category']);
    await expect(menu.getByText('Brand: position 3 of 13')).toBeInTheDocument();
  },
};

export const OrderAndWidthByKeys: Story = {
  play: async ({ canvas }) => {
    const menu = await openMenu(canvas);
    const box = await menu.findByRole('checkbox', { name: 'Category' });
    box.focus();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    expect(headsOf(canvas).slice(0, 4)).toEqual(['Photo', 'Name', 'Brand', 'Category']);
    expect(menu.getByRole('checkbox', { name: 'Category' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    expect(canvas.getByRole('columnheader', { name: 'Category' }).offsetWidth).toBe(140);
  },
};

export const OrderByMouse: Story = {
  play: async ({ canvas }) => {
    const menu = await openMenu(canvas);
    const items = await menu.findAllByRole('listitem');
    const grip = items[2]?.querySelector('[data-part="grip"]') as HTMLElement;
    const target = items[4]?.getBoundingClientRect() as DOMRect;
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: grip },
      { target: grip, coords: { clientX: target.left, clientY: target.bottom - 2 } },
      { keys: '[/MouseLeft]' },
    ]);
    expect(headsOf(canvas).slice(2, 5)).toEqual(['Brand', 'Per shift', 'Category']);
  },
};

export const PinAndReset: Story = {
  play: async ({ canvas }) => {
    const menu = await openMenu(canvas);
    const pin = await menu.findByRole('button', { name: 'Pin Status' });
    await userEvent.click(pin);
    expect(pin).toHaveAttribute('aria-pressed', 'true');
    expect(headsOf(canvas)[0]).toBe('Status');
    await userEvent.click(menu.getByRole('button', { name: 'Reset columns' }));
    expect(headsOf(canvas)[0]).toBe('Photo');
  },
};
