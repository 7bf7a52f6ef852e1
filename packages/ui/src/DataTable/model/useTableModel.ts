import {
  type Column,
  columnOrderingFeature,
  columnPinningFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  functionalUpdate,
  type ReactTable,
  type Row,
  rowExpandingFeature,
  rowPaginationFeature,
  rowSelectionFeature,
  rowSortingFeature,
  type SortingState,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useMemo } from 'react';
import type { DataColumn } from './column.ts';
import { fromRowSelection, toRowSelection, trueIds } from './selection.ts';
import type { TableSort, TableState, TableStateChange } from './tableState.ts';

/** No row models: the server, or the host, sorts, filters and pages the rows. */
const features = tableFeatures({
  columnOrderingFeature,
  columnPinningFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  rowExpandingFeature,
  rowPaginationFeature,
  rowSelectionFeature,
  rowSortingFeature,
});

/** A TanStack table of these records. */
export type TableModel<Record extends object> = ReactTable<typeof features, Record>;

/** A row of a TanStack table. */
export type ModelRow<Record extends object> = Row<typeof features, Record>;

/** The methods of a TanStack column that do not depend on the type of the records. */
export type LeafColumn = Pick<
  Column<typeof features, object>,
  'getIsSorted' | 'getSortIndex' | 'resetSize' | 'toggleSorting'
>;

/** Minimum width in pixels of a resized column. */
export const narrowestColumn = 48;

interface TableModelInput<Record extends object> {
  readonly columns: readonly DataColumn<Record>[];
  /** The rows of the page. Stable between renders. */
  readonly rows: readonly Record[];
  readonly getRowId: (row: Record) => string;
  readonly state: TableState;
  readonly onStateChange: TableStateChange;
  /** The sort order while `state.sort` is empty. */
  readonly defaultSort: readonly TableSort[];
  /** Number of rows of the whole list. */
  readonly total?: number | undefined;
}

/**
 * The TanStack table of a list. All of its state is controlled: it comes from `state`, and changes are reported to
 * `onStateChange` as `TableState`.
 */
export function useTableModel<Record extends object>({
  columns,
  rows,
  getRowId,
  state,
  onStateChange,
  defaultSort,
  total = 0,
}: TableModelInput<Record>): TableModel<Record> {
  const { columnVisibility, columnOrder: order, columnSizing, columnPinning: pinning } = state;
  const definitions = useMemo(() => columns.map(toDefinition), [columns]);
  // TanStack compares these by identity and accepts no readonly arrays.
  const columnOrder = useMemo(() => [...order], [order]);
  const columnPinning = useMemo(
    () => ({ start: [...pinning.start], end: [...pinning.end] }),
    [pinning],
  );
  const sorting = toSorting(state.sort.length > 0 ? state.sort : defaultSort, columns);
  const pagination = { pageIndex: state.page - 1, pageSize: state.perPage };
  const expanded = state.expandedRows ?? noIds;
  const ids = useMemo(() => rows.map(getRowId), [rows, getRowId]);
  const rowSelection = toRowSelection(state, ids);
  return useTable({
    features,
    columns: definitions,
    data: rows,
    getRowId,
    state: {
      columnVisibility,
      columnOrder,
      columnSizing,
      columnPinning,
      sorting,
      pagination,
      expanded,
      rowSelection,
    },
    rowCount: total,
    manualSorting: true,
    manualPagination: true,
    manualExpanding: true,
    sortDescFirst: false,
    // The last of several sort keys cannot be removed: that would restore the default order.
    enableMultiRemove: sorting.length > 1,
    getRowCanExpand: () => true,
    onColumnVisibilityChange: (updater) =>
      onStateChange({ columnVisibility: { ...functionalUpdate(updater, columnVisibility) } }),
    onColumnOrderChange: (updater) =>
      onStateChange({ columnOrder: functionalUpdate(updater, columnOrder) }),
    onColumnSizingChange: (updater) =>
      onStateChange({ columnSizing: { ...functionalUpdate(updater, columnSizing) } }),
    onColumnPinningChange: (updater) =>
      onStateChange({ columnPinning: functionalUpdate(updater, columnPinning) }),
    onSortingChange: (updater) =>
      onStateChange({ sort: fromSorting(functionalUpdate(updater, sorting), columns), page: 1 }),
    onPaginationChange: (updater) => {
      const { pageIndex, pageSize } = functionalUpdate(updater, pagination);
      const page = pageIndex + 1;
      onStateChange(pageSize === state.perPage ? { page } : { perPage: pageSize, page });
    },
    onExpandedChange: (updater) => {
      const open = functionalUpdate(updater, expanded);
      if (open !== true) onStateChange({ expandedRows: trueIds(open) });
    },
    onRowSelectionChange: (updater) => {
      const selected = functionalUpdate(updater, rowSelection);
      onStateChange({ rowSelection: fromRowSelection(selected, state, ids) });
    },
  });
}

const noIds: Readonly<Record<string, true>> = {};

function toDefinition<Record>({
  id,
  header,
  text,
  sortKey,
  isHideable,
  width,
  minWidth,
}: DataColumn<Record>) {
  return {
    id,
    header,
    accessorFn: text,
    enableSorting: sortKey !== undefined,
    enableHiding: isHideable,
    size: width ?? minWidth,
    minSize: narrowestColumn,
  };
}

type Columns = readonly Pick<DataColumn<never>, 'id' | 'sortKey'>[];

/** TanStack sorts by column, our state by sort key. A key without a column stays. */
function toSorting(sort: readonly TableSort[], columns: Columns): SortingState {
  return sort.map(({ id, desc }) => ({
    id: columns.find(({ sortKey }) => sortKey === id)?.id ?? id,
    desc,
  }));
}

/** The reverse of `toSorting`. */
function fromSorting(sorting: SortingState, columns: Columns): readonly TableSort[] {
  return sorting.map(({ id, desc }) => ({
    id: columns.find((column) => column.id === id)?.sortKey ?? id,
    desc,
  }));
}
