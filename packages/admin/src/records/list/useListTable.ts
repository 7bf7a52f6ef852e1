import type { ListPreferences } from '@rentyard/contract/entities/account/account';
import type { SortKey } from '@rentyard/contract/schema/listQuery/listQuery';
import type { Resource } from '@rentyard/contract/schema/resource';
import {
  type DataColumn,
  type DataTableProps,
  defaultColumnState,
  defaultTableState,
  type TableState,
  type TableStateChange,
} from '@rentyard/ui/DataTable';
import { useMemo, useState } from 'react';
import { usePath } from '../../services/i18n/LanguageContext.ts';
import {
  useDensity,
  usePreferences,
  useSaveListPreferences,
  useSavePreferences,
} from '../../services/session/usePreferences.ts';
import { printListAddress } from './listAddress.ts';
import { isOptionalColumn } from './optionalColumns.ts';
import type { ListController } from './useList.ts';

type Selection = Pick<TableState, 'rowSelection' | 'isAllSelected'>;

interface StoredSelection extends Selection {
  /** The filter of the list: "all" means all rows that match it. */
  readonly of: string;
}

/** Selections of lists that the user left, restored on return. */
const selections = new Map<string, StoredSelection>();
const nothing: Selection = { rowSelection: {}, isAllSelected: false };

type Layout = Pick<
  TableState,
  'columnOrder' | 'columnVisibility' | 'columnSizing' | 'columnPinning'
>;

/** The columns of the active saved view, and how to change them. */
type ViewLayout = readonly [
  layout: ListPreferences | undefined,
  onLayout: (layout: ListPreferences) => void,
];

interface ListTable {
  /** What `DataTable` needs to know about the list, besides its rows and columns. */
  readonly table: { readonly state: TableState; readonly onStateChange: TableStateChange } & Pick<
    DataTableProps<never>,
    'defaultSort' | 'status' | 'total' | 'isTotalExact' | 'isFiltered' | 'pager'
  >;
  /** The columns as the column menu shows them: those that do not fit count as hidden. */
  readonly menuState: Layout;
  /** The column layout, as preferences. */
  readonly layout: ListPreferences;
  /** Ids of the visible columns, in display order. */
  readonly shown: readonly string[];
}

/**
 * Connects a list with its table. Without `viewLayout` the list has no saved views. Page, size and sort order are in the URL; columns, sizes and
 * density are in the user's preferences or the active view; the selection is in memory and survives
 * a visit to a record (P-LIST-5, 6, 9).
 */
export function useListTable<Row>(
  resource: Resource,
  list: ListController,
  columns: readonly DataColumn<Row>[],
  [viewLayout, onViewLayout]: ViewLayout = noView,
): ListTable {
  const path = usePath();
  const { subject: module, defaultSort } = resource;
  const { lists } = usePreferences();
  const density = useDensity();
  const chosen = viewLayout ?? lists?.[module] ?? noPreferences;
  const save = useSavePreferences();
  const saveList = useSaveListPreferences(module);
  const [selection, select] = useSelection(module, list);
  const [foldedColumns, setFolded] = useState<readonly string[]>();

  const layout = useMemo(
    () => columnLayout(resource, columns, chosen),
    [resource, columns, chosen],
  );
  const sort = useMemo(() => list.state.sort.map(toTableSort), [list.state.sort]);
  const ownSort = useMemo(() => [parseSort(defaultSort)], [defaultSort]);

  const menuState = useMemo(
    () => ({
      ...layout,
      columnVisibility: { ...layout.columnVisibility, ...hiddenColumns(foldedColumns ?? []) },
    }),
    [layout, foldedColumns],
  );

  const onStateChange: TableStateChange = (change) => {
    select(change);
    if (change.foldedColumns) setFolded(change.foldedColumns);
    if (change.density) save({ density: change.density });
    const settings = listSettings(columns, menuState, change);
    if (Object.keys(settings).length > 0) {
      if (viewLayout) onViewLayout({ ...viewLayout, ...settings });
      else saveList(settings);
    }
    if (change.sort || change.page || change.perPage) {
      list.change({
        ...(change.sort && { sort: change.sort.map(toSortKey) }),
        ...(change.perPage && { perPage: change.perPage }),
        ...(change.page && { page: change.page }),
      });
    }
  };

  const { buildAddress, expectPage } = list;
  const pager = useMemo(
    () => ({
      pageHref: (page: number) => path(buildAddress({ page })),
      onPageHover: expectPage,
    }),
    [path, buildAddress, expectPage],
  );
  const { page } = list.state;
  return {
    table: {
      state: {
        sort,
        page,
        perPage: list.perPage,
        density,
        ...(foldedColumns && { foldedColumns }),
        ...selection,
        ...layout,
      },
      defaultSort: ownSort,
      onStateChange,
      status: list.status,
      total: list.total,
      isTotalExact: list.isTotalExact,
      isFiltered: list.isNarrowed,
      pager,
    },
    menuState,
    layout: chosen,
    shown: shownColumns(columns, layout),
  };
}

const noPreferences: ListPreferences = {};
const noView: ViewLayout = [undefined, () => undefined];

/** The selected rows. "All that match" ends when the filter changes. */
function useSelection(
  module: string,
  { state: { search, filters } }: ListController,
): readonly [Selection, select: (change: Partial<TableState>) => void] {
  const of = printListAddress({ search, filters });
  const [stored, setStored] = useState(() => selections.get(module) ?? { of, ...nothing });
  const { of: before, ...selection } = stored;
  const current = selection.isAllSelected && before !== of ? nothing : selection;
  const select = ({ rowSelection, isAllSelected }: Partial<TableState>) => {
    if (rowSelection === undefined && isAllSelected === undefined) return;
    const next = {
      of,
      rowSelection: rowSelection ?? current.rowSelection,
      isAllSelected: isAllSelected ?? current.isAllSelected ?? false,
    };
    selections.set(module, next);
    setStored(next);
  };
  return [current, select];
}

/**
 * Visible columns come first in their order, hidden ones follow. By default the name is pinned, and
 * optional columns are hidden.
 */
function columnLayout<Row>(
  resource: Resource,
  columns: readonly DataColumn<Row>[],
  { columns: shown, widths, pinned }: ListPreferences,
): Layout {
  const isShown = (id: string) => (shown ? shown.includes(id) : !isOptionalColumn(resource, id));
  const hidden = columns.filter(({ id, isHideable }) => isHideable && !isShown(id));
  const named = columns.slice(0, columns.findIndex(({ isPrimary }) => isPrimary) + 1);
  return {
    columnOrder: shown ?? defaultTableState.columnOrder,
    columnVisibility: hiddenColumns(hidden.map(({ id }) => id)),
    columnSizing: widths ?? defaultTableState.columnSizing,
    columnPinning: pinned ?? { start: named.map(({ id }) => id), end: [] },
  };
}

function hiddenColumns(ids: readonly string[]): TableState['columnVisibility'] {
  return Object.fromEntries(ids.map((id) => [id, false]));
}

/** The preferences that a change of the table implies. */
function listSettings<Row>(
  columns: readonly DataColumn<Row>[],
  layout: Layout,
  change: Partial<TableState>,
): ListPreferences {
  const { columnPinning } = defaultColumnState;
  // The default columns depend on the width of the table, so a reset stores none.
  if (change.columnPinning === columnPinning) {
    return { columns: undefined, widths: undefined, pinned: undefined };
  }
  const isMoved = change.columnOrder !== undefined || change.columnVisibility !== undefined;
  return {
    ...(isMoved && { columns: shownColumns(columns, { ...layout, ...change }) }),
    ...(change.columnSizing && { widths: mapValues(change.columnSizing, Math.round) }),
    ...(change.columnPinning && { pinned: change.columnPinning }),
    ...(change.perPage && { per_page: change.perPage }),
  };
}

function mapValues(
  values: Readonly<Record<string, number>>,
  map: (value: number) => number,
): Readonly<Record<string, number>> {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, map(value)]));
}

function shownColumns<Row>(
  columns: readonly DataColumn<Row>[],
  { columnOrder, columnVisibility }: Layout,
): readonly string[] {
  const ids = columns.map((column) => column.id);
  const ordered = [...columnOrder, ...ids.filter((id) => !columnOrder.includes(id))];
  return ordered.filter((id) => ids.includes(id) && columnVisibility[id] !== false);
}

function toTableSort({ path, isDescending }: SortKey) {
  return { id: path, desc: isDescending };
}

function toSortKey({ id, desc }: { readonly id: string; readonly desc: boolean }): SortKey {
  return { path: id, isDescending: desc };
}

function parseSort(text: string) {
  return { id: text.replace(/^-/, ''), desc: text.startsWith('-') };
}
