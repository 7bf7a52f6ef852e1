import { Button } from '@rentyard/ui/Button';
import { defaultTableState } from '@rentyard/ui/DataTable';
import { SelectionBar, type SelectionBarProps } from '@rentyard/ui/SelectionBar';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, userEvent } from 'storybook/test';

const meta = {
  component: SelectionBar,
  args: {
    state: { rowSelection: { 11: true, 12: true, 15: true } },
    onStateChange: () => {},
    total: 412,
    canSelectAll: true,
    children: <Button variant="ghost">Hide</Button>,
  },
  render: (args) => <Chosen {...args} />,
} satisfies Meta<typeof SelectionBar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Positioned as in a table: above the foot. */
function Chosen(props: SelectionBarProps): ReactNode {
  const [state, setState] = useState({ ...defaultTableState, ...props.state });
  const count = state.isAllSelected ? props.total : Object.keys(state.rowSelection).length;
  return (
    <div style={{ position: 'relative', height: 128 }}>
      {count === 0 ? (
        'No rows are chosen.'
      ) : (
        <SelectionBar
          {...props}
          state={state}
          onStateChange={(change) => setState((before) => ({ ...before, ...change }))}
        />
      )}
    </div>
  );
}

export const Default: Story = {
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('group');
    await expect(bar).toHaveAccessibleName('3 selected');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /all 412/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(bar).toHaveAccessibleName('412 selected');
    await expect(canvas.getByRole('button', { name: 'Clear selection' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear selection' }));
    await expect(canvas.getByText('No rows are chosen.')).toBeVisible();
  },
};

/** For lists in which only the rows of the page can be selected. */
export const OfThisPage: Story = { args: { canSelectAll: false } };

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
