import { Button } from '@rentyard/ui/Button';
import { DataTable } from '@rentyard/ui/DataTable';
import { EmptyState } from '@rentyard/ui/EmptyState';
import { ErrorState } from '@rentyard/ui/ErrorState';
import { NoMatch } from '@rentyard/ui/NoMatch';
import type { Meta, StoryObj } from '@storybook/react-vite';
import Truck from 'lucide-react/icons/truck';
import { expect, fn, waitFor, within } from 'storybook/test';
import { OffersTable } from './OffersTable.tsx';

const meta = {
  component: OffersTable,
  subcomponents: { DataTable },
  render: (args, { globals }) => <OffersTable {...args} language={globals.language} />,
} satisfies Meta<typeof OffersTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: {
    selection: {},
    rowActions: () => [{ label: 'Edit', onPress: fn() }],
  },
};

export const EveryKindOfColumn: Story = { args: { hidden: [] } };

export const Compact: Story = { args: { ...Default.args, state: { density: 'compact' } } };

/** Without a density of the story, the density of the Storybook toolbar applies. */
export const DensityOfTheToolbar: Story = {
  args: Default.args,
  globals: { density: 'compact' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row')[1]?.offsetHeight).toBe(36);
  },
};

export const PinnedColumns: Story = {
  args: {
    ...Default.args,
    hidden: [],
    state: { columnPinning: { start: ['name'], end: ['status'] } },
  },
  globals: { viewport: { value: 'tablet' } },
};

export const Loading: Story = {
  args: { ...Default.args, rows: undefined, total: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Offers' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
};

/** The old rows stay visible while the next page loads. */
export const Refreshing: Story = { args: { ...Default.args, status: 'refreshing' } };

export const Empty: Story = {
  args: {
    rows: [],
    total: 0,
    emptyState: (
      <EmptyState
        icon={Truck}
        title="No offers yet"
        text="Offers of owners and of staff come here."
        action={<Button variant="primary">Create offer</Button>}
      />
    ),
  },
};

export const NoMatchOfFilters: Story = {
  args: { rows: [], total: 0, isFiltered: true, noMatchState: <NoMatch onClear={fn()} /> },
};

export const Failed: Story = {
  args: {
    status: 'failed',
    errorState: (
      <ErrorState
        title="The offers could not be loaded"
        text="The server did not respond in time."
        requestId="req-7f3a91"
        onRetry={fn()}
      />
    ),
  },
};

/** The default message, without one of the host. */
export const EmptyInPlainWords: Story = {
  args: { rows: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No records yet')).toBeVisible();
    await expect(canvas.queryByRole('table')).toBeNull();
  },
};

export const UncertainTotal: Story = {
  args: { total: 10_000, isTotalExact: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1–25 of 10,000+ results')).toBeVisible();
    // The exact number of rows is unknown: -1 in ARIA.
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-rowcount', '-1');
  },
};

export const SortedBySeveral: Story = {
  args: {
    state: {
      sort: [
        { id: 'status', desc: false },
        { id: 'prices.price_per_shift', desc: true },
      ],
    },
  },
  play: async ({ canvas }) => {
    const heads = within(canvas.getByRole('table')).getAllByRole('columnheader');
    const orders = heads.map((head) => head.getAttribute('aria-sort'));
    await expect(orders.filter((order) => order !== null && order !== 'none')).toEqual([
      'descending',
      'ascending',
    ]);
  },
};

/** A wrong expectation is corrected before the first paint: no column is cut, and the host learns which are hidden. */
export const WrongExpectedWidth: Story = {
  args: { ...Default.args, hidden: [], expectedWidth: 3_000, onStateChange: fn() },
  render: (args, { globals }) => (
    <div style={{ width: 600 }}>
      <OffersTable {...args} language={globals.language} />
    </div>
  ),
  play: async ({ args, canvas }) => {
    const table = canvas.getByRole('table');
    await waitFor(() =>
      expect(canvas.queryByRole('columnheader', { name: 'Views' })).not.toBeInTheDocument(),
    );
    await expect(args.onStateChange).toHaveBeenCalledWith({
      foldedColumns: expect.arrayContaining(['views']),
    });
    await expect(table.parentElement?.scrollWidth).toBe(table.parentElement?.clientWidth);
  },
};
