import { Button } from '@rentyard/ui/Button';
import { ClientTable } from '@rentyard/ui/ClientTable';
import { ErrorState } from '@rentyard/ui/ErrorState';
import { NoMatch } from '@rentyard/ui/NoMatch';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { frameOf, namesOf, rowsOf } from './clientTableRows.ts';
import { FleetTable } from './FleetTable.tsx';

const meta = {
  component: FleetTable,
  subcomponents: { ClientTable },
} satisfies Meta<typeof FleetTable>;

export default meta;
type Story = StoryObj<typeof meta>;
export const Default: Story = {
  args: {
    hasToolbar: true,
    selection: {
      canSelectAll: true,
      bar: (_, __, isAll) => <Button>{isAll ? 'All' : 'Some'}</Button>,
    },
    rowActions: () => [{ label: 'Send to repair', onPress: fn() }],
  },
  play: async ({ canvas }) => {
    const grid = canvas.getByRole('grid', { name: 'Fleet' });
    expect(grid).toHaveAttribute('aria-rowcount', '2001');
    expect(rowsOf(canvas)[0]).toHaveAttribute('aria-rowindex', '2');
    expect(rowsOf(canvas).length).toBeLessThan(60);
    await expect(canvas.getByText('2,000 results')).toBeVisible();
  },
};

export const Compact: Story = { args: { ...Default.args, state: { density: 'compact' } } };

export const PinnedColumns: Story = {
  args: { ...Default.args, state: { columnPinning: { start: ['name'], end: ['state'] } } },
  globals: { viewport: { value: 'tablet' } },
};

/** Only about forty of 100,000 rows are in the document, and jumps show rows immediately. */
export const OneHundredThousand: Story = {
  args: { size: 100_000 },
  play: async ({ canvas }) => {
    const frame = frameOf(canvas);
    await expect(canvas.getByText('100,000 results')).toBeVisible();
    frame.scrollTop = frame.scrollHeight;
    await waitFor(() => expect(canvas.getByText('M-200000')).toBeVisible());
    frame.scrollTop = frame.scrollHeight / 2;
    await waitFor(() => expect(canvas.getByText('M-150000')).toBeVisible());
    const indexes = () => rowsOf(canvas).map((row) => Number(row.getAttribute('aria-rowindex')));
    // Without scrolling, the elements are in the order of the rows, for screen readers.
    await waitFor(() => expect(indexes()).toEqual(indexes().toSorted((a, b) => a - b)));
    expect(rowsOf(canvas).length).toBeLessThan(60);
  },
};

/** Without a fixed height the table is as high as the screen and still renders only visible rows. */
export const InAPlaceWithoutLimit: Story = {
  args: { height: 'auto' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2,000 results')).toBeInTheDocument();
    expect(rowsOf(canvas).length).toBeLessThan(60);
  },
};

/** Names sort by language and number. Shift adds sort columns. Empty values come last. */
export const Sorting: Story = {
  play: async ({ canvas }) => {
    const user = userEvent.setup();
    await user.click(canvas.getByRole('button', { name: 'Name' }));
    const numbers = namesOf(canvas).map((name) => Number(/3CX No\. (\d+)$/.exec(name ?? '')?.[1]));
    expect(numbers.length).toBeGreaterThan(10);
    expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
    await user.click(canvas.getByRole('button', { name: 'Category' }));
    await user.keyboard('{Shift>}');
    await user.click(canvas.getByRole('button', { name: 'Per shift' }));
    await user.click(canvas.getByRole('button', { name: 'Per shift' }));
    await user.keyboard('{/Shift}');
    const [first] = rowsOf(canvas);
    expect(first).toHaveTextContent('Compaction');
    await expect(
      canvas.getByText('Sorted by Category, ascending; Per shift, descending'),
    ).toBeInTheDocument();
  },
};

export const SearchAndFilter: Story = {
  args: { hasToolbar: true },
  play: async ({ canvas }) => {
    await userEvent.type(
      canvas.getByRole('searchbox', { name: 'Search the fleet' }),
      'gdansk mini',
    );
    await waitFor(() => expect(canvas.getByText('41 results')).toBeVisible());
    expect(new Set(rowsOf(canvas).map((row) => /Gdańsk/.test(row.textContent ?? '')))).toEqual(
      new Set([true]),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Filter' }));
    const picker = within(await canvas.findByRole('dialog', { name: 'Filter' }));
    await userEvent.click(await picker.findByRole('button', { name: 'Hours' }));
    await userEvent.type(await picker.findByLabelText('Hours, From'), '10000');
    await userEvent.click(canvas.getByRole('button', { name: 'Apply' }));
    await expect(canvas.getByRole('button', { name: 'Hours from 10000' })).toBeVisible();
    expect(Number.parseInt(canvas.getByText(/results$/).textContent ?? '', 10)).toBeLessThan(41);
  },
};

/** The focused cell and its row remain in the document while scrolling. */
export const FocusSurvivesScrolling: Story = {
  play: async ({ canvas }) => {
    const user = userEvent.setup();
    await user.tab();
    await user.keyboard('{ArrowDown}');
    const focused = document.activeElement;
    frameOf(canvas).scrollTop = 30_000;
    await waitFor(() => expect(canvas.getByText('M-100690')).toBeVisible());
    expect(document.activeElement).toBe(focused);
    expect(focused).toHaveTextContent('M-100002');
    await user.keyboard('{ArrowDown}');
    expect(document.activeElement).toHaveTextContent('M-100003');
    await expect(document.activeElement).toBeVisible();
  },
};

/** Selection of rows, of ranges with Shift (including rows that are not rendered), and of all matching rows. */
export const Choosing: Story = {
  args: Default.args,
  play: async ({ canvas }) => {
    const user = userEvent.setup();
    const selectNth = async (position: number) => {
      const row = rowsOf(canvas).find(
        (one) => one.getAttribute('aria-rowindex') === String(position + 1),
      ) as HTMLElement;
      await user.click(within(row).getByRole('checkbox'));
    };
    await selectNth(2);
    await waitFor(() => expect(canvas.getByText('1 selected')).toBeVisible());
    frameOf(canvas).scrollTop = 44 * 498;
    await waitFor(() => expect(canvas.getByText('M-100501')).toBeVisible());
    await user.keyboard('{Shift>}');
    await selectNth(501);
    await user.keyboard('{/Shift}');
    await waitFor(() => expect(canvas.getByText('500 selected')).toBeVisible());
    const all = canvas.getByRole('checkbox', { name: 'Select all rows' });
    expect(all).toBePartiallyChecked();
    await user.click(canvas.getByRole('button', { name: 'Select all 2,000' }));
    expect(all).toBeChecked();
    await expect(canvas.getByText('2,000 selected')).toBeVisible();
    await selectNth(501);
    await expect(canvas.getByText('1,999 selected')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'All' })).toBeVisible();
    await user.click(all);
    await user.click(all);
    await waitFor(() => expect(canvas.queryByText(/selected$/)).toBeNull());
  },
};

/** One menu for all rows. */
export const Actions: Story = {
  args: Default.args,
  play: async ({ canvas }) => {
    const [, second] = rowsOf(canvas);
    const button = within(second as HTMLElement).getByRole('button', { name: /^Actions: / });
    await userEvent.click(button);
    const item = await canvas.findByRole('menuitem', { name: 'Send to repair' });
    await waitFor(() => expect(item).toBeVisible());
    expect(button).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
  },
};

export const Loading: Story = { args: { rows: undefined, status: 'loading' } };

export const Empty: Story = { args: { size: 0, emptyState: <p>No machines yet</p> } };

export const NothingFound: Story = {
  args: { state: { search: 'submarine' }, noMatchState: <NoMatch onClear={fn()} /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No results')).toBeVisible();
  },
};

export const Failed: Story = {
  args: { status: 'failed', errorState: <ErrorState title="The fleet could not be loaded" /> },
};

/** Below 640 px the same rows are cards in pages. */
export const Phone: Story = {
  args: Default.args,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('list', { name: 'Fleet' })).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await expect(canvas.getByText('2 / 80')).toBeVisible();
  },
};

export const Dark: Story = { args: Default.args, globals: { theme: 'dark' } };
