import type { ReactNode } from 'react';
import { useId, useMemo, useRef } from 'react';
import { DataTable, type DataTableProps } from '../DataTable/DataTable.tsx';
import { useColumnLayout } from '../DataTable/model/columnLayout.ts';
import { noRowsChosen } from '../DataTable/model/selection.ts';
import { useTableState } from '../DataTable/model/tableState.ts';
import { useTableModel } from '../DataTable/model/useTableModel.ts';
import { Foot } from '../DataTable/pager/pagerStyle.ts';
import { RowMenu, runShortcut, useRowMenu } from '../DataTable/row/RowMenu.tsx';
import { SortStatus } from '../DataTable/SortStatus.tsx';
import { Root } from '../DataTable/table/Frame.ts';
import { phoneQuery, SelectionBar } from '../DataTable/tableParts.tsx';
import { useScrollToStart } from '../DataTable/useScrollToStart.ts';
import { renderAnchor } from '../lib/link.tsx';
import { mergeRefs } from '../lib/mergeRefs.ts';
import { useMedia } from '../lib/useMedia.ts';
import { useUiStrings } from '../strings/UiStringsProvider.tsx';
import type { ClientField } from './clientField.ts';
import {
  type ClientTableState,
  type ClientTableStateChange,
  defaultClientTableState,
} from './clientState.ts';
import { useFoundRows, usePage } from './useClientRows.ts';
import { WindowView } from './WindowView.tsx';

export interface ClientTableProps<Row extends object>
  extends Omit<
    DataTableProps<Row>,
    'rows' | 'state' | 'onStateChange' | 'total' | 'isTotalExact' | 'isFiltered' | 'pager'
  > {
  /** All rows; undefined while they load. Pass a stable array: a new array is indexed again. */
  readonly rows: readonly Row[] | undefined;
  /** Fields to sort, search and filter by. Stable between renders. */
  readonly fields: readonly ClientField<Row>[];
  /** The controlled properties of the state. The table manages the others. */
  readonly state?: Partial<ClientTableState>;
  readonly onStateChange?: ClientTableStateChange;
}

/**
 * A table over a list that is completely in memory, up to about 400,000 records. It sorts, searches and filters the
 * records and renders only the visible rows, as an ARIA grid. `columns`, `selection` and `rowActions` work as in
 * `DataTable`. The `sortKey` of a column is the id of one of `fields`. Needs a limited height, as `DataTable` does.
 * Below 640 px it shows pages of cards.
 */
export function ClientTable<Row extends object>(props: ClientTableProps<Row>): ReactNode {
  const [state, onStateChange] = useTableState(
    defaultClientTableState,
    props.state,
    props.onStateChange,
  );
  const found = useFoundRows({ ...props, state });
  const page = usePage(found, state);
  const isPhone = useMedia(phoneQuery);
  const isWindow =
    !isPhone && found.view.length > 0 && props.status !== 'loading' && props.status !== 'failed';
  const shared = { ...props, state, onStateChange };
  if (isWindow && found.rows)
    return <WindowTable {...shared} rows={found.rows} view={found.view} />;
  return <DataTable {...shared} {...page} pager={isPhone ? pager : undefined} />;
}

const pager = {};

interface WindowTableProps<Row extends object>
  extends Omit<ClientTableProps<Row>, 'rows' | 'state' | 'onStateChange' | 'fields'> {
  readonly rows: readonly Row[];
  /** Indexes of the matching rows, in order. */
  readonly view: Uint32Array;
  readonly state: ClientTableState;
  readonly onStateChange: ClientTableStateChange;
}

/** The matching rows with selection bar, foot and row menu. */
function WindowTable<Row extends object>(props: WindowTableProps<Row>): ReactNode {
  const { rows, view, columns, getRowId, label, state, onStateChange, selection, rowActions } =
    props;
  const { renderLink = renderAnchor, defaultSort = noSort } = props;
  const t = useUiStrings();
  const frame = useRef<HTMLDivElement>(null);
  const frameRef = useMemo(() => mergeRefs(frame, props.frameRef), [props.frameRef]);
  const menuId = useId();
  const menu = useRowMenu(menuId);
  const isSelectable = selection !== undefined;
  const hasActions = rowActions !== undefined;
  // TanStack gets no rows: an object per row would cost more than everything else here.
  const table = useTableModel({
    columns,
    rows: noRows,
    getRowId,
    state,
    onStateChange,
    defaultSort,
  });
  const { columnSizing } = state;
  const layout = useColumnLayout(table, { columns, columnSizing, isSelectable, hasActions });
  useScrollToStart(frame, state, false);

  const menuRow = rows[view[menu.index] ?? -1];
  const isAll = state.isAllSelected ?? false;
  const chosen = Object.keys(state.rowSelection);
  return (
    <Root data-density={state.density}>
      <WindowView
        label={label}
        rows={rows}
        view={view}
        getRowId={getRowId}
        table={table}
        layout={layout}
        state={state}
        defaultSort={defaultSort}
        onStateChange={onStateChange}
        isSelectable={isSelectable}
        hasActions={hasActions}
        menu={menu}
        rowHref={props.rowHref}
        onRowOpen={props.onRowOpen}
        renderLink={renderLink}
        onOtherKey={(letter, row) => runShortcut(rowActions?.(row), letter)}
        isBusy={props.status === 'refreshing'}
        frameRef={frameRef}
      />
      {isSelectable && (isAll || chosen.length > 0) && (
        <SelectionBar
          state={state}
          total={view.length}
          onStateChange={onStateChange}
          canSelectAll={selection.canSelectAll}
        >
          {selection.bar?.(chosen, () => onStateChange(noRowsChosen), isAll)}
        </SelectionBar>
      )}
      <Foot>
        <output>{t('grid.results', { count: view.length })}</output>
      </Foot>
      <SortStatus sort={state.sort} columns={columns} />
      {menuRow && rowActions && (
        <RowMenu id={menuId} menu={menu} items={rowActions(menuRow)} renderLink={renderLink} />
      )}
    </Root>
  );
}

const noSort: readonly never[] = [];
const noRows: readonly never[] = [];
