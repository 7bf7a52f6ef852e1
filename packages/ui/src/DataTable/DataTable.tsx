import { type ReactNode, type Ref, useId, useMemo, useRef } from 'react';
import { type RenderLink, renderAnchor } from '../lib/link.tsx';
import { mergeRefs } from '../lib/mergeRefs.ts';
import { useLatest } from '../lib/useLatest.ts';
import { useMedia } from '../lib/useMedia.ts';
import type { MenuItem } from '../overlays/MenuList.tsx';
import { usePopover } from '../overlays/usePopover.ts';
import { useUiStrings } from '../strings/UiStringsProvider.tsx';
import { type CellEditor, CellEditorBox } from './CellEditorBox.tsx';
import type { DataColumn } from './model/column.ts';
import { useColumnLayout } from './model/columnLayout.ts';
import type { RowDetail, RowTools } from './model/row.ts';
import { noRowsChosen } from './model/selection.ts';
import {
  defaultTableState,
  type TableSort,
  type TableState,
  type TableStateChange,
  useTableState,
} from './model/tableState.ts';
import { useFolding } from './model/useFolding.ts';
import { useTableModel } from './model/useTableModel.ts';
import { PagerFoot, type PagerOptions } from './pager/PagerFoot.tsx';
import { RowMenu, runShortcut, useRowMenu } from './row/RowMenu.tsx';
import { useRowList } from './row/useRowList.ts';
import { SortStatus } from './SortStatus.tsx';
import { findView, StateFrame } from './StateFrame.tsx';
import { Root } from './table/Frame.ts';
import { TableView } from './table/TableView.tsx';
import { CardsView, phoneQuery, SelectionBar } from './tableParts.tsx';
import { useScrollToStart } from './useScrollToStart.ts';

export interface DataTableProps<Row extends object> {
  /** The rows of the page, in order; undefined until the first rows have loaded. */
  readonly rows: readonly Row[] | undefined;
  /** Stable between renders (module scope or memo): a new array renders every row again. */
  readonly columns: readonly DataColumn<Row>[];
  readonly getRowId: (row: Row) => string;
  /** Accessible name of the table: `Offers`. */
  readonly label: string;
  /** The controlled properties of the state. The table manages the others. */
  readonly state?: Partial<TableState>;
  readonly onStateChange?: TableStateChange;
  /** The sort order while `state.sort` is empty. */
  readonly defaultSort?: readonly TableSort[];
  /**
   * `refreshing`: other rows are loading and the current ones stay visible, dimmed after a delay. Defaults to
   * `loading` without rows, else `ready`.
   */
  readonly status?: 'loading' | 'refreshing' | 'ready' | 'failed';
  /** Number of rows of the whole list. */
  readonly total?: number | undefined;
  /** False shows the total as "10,000+". */
  readonly isTotalExact?: boolean;
  /** Whether a search or a filter is active. Without rows the table then shows "no match" instead of "empty". */
  readonly isFiltered?: boolean;
  /** Shows the pager. */
  readonly pager?: PagerOptions;
  /** Makes rows selectable. */
  readonly selection?: SelectionOptions;
  /** Items of the row menu. An item's `shortcut` of one letter also works while the row has the focus. */
  readonly rowActions?: (row: Row) => readonly (MenuItem | 'separator')[];
  /** The URL of a row. Makes the primary cell a link. Stable between renders. */
  readonly rowHref?: (row: Row) => string | undefined;
  /** Called for a plain click on a row or its link. The link is not followed then. */
  readonly onRowOpen?: (row: Row) => void;
  /** Edits values of columns with an `editKey` in place. Phones have no such cells. */
  readonly cellEditor?: CellEditor<Row>;
  /** Called when Space is pressed on a row. */
  readonly onRowPeek?: (row: Row) => void;
  /** Called when a row or a control in it gets the focus. */
  readonly onRowFocus?: (row: Row) => void;
  /** Marks the row whose record is shown beside the table. */
  readonly currentRowId?: string | undefined;
  /** `tiles`: cards with large pictures in columns, for records that people recognise by their picture. */
  readonly layout?: 'table' | 'tiles';
  /** The content of an expanded row, created by `rowDetail`. Pass a stable object. */
  readonly detail?: RowDetail<Row>;
  /** Renders links with the router of the host. Stable between renders. */
  readonly renderLink?: RenderLink;
  /**
   * The width in pixels that the table will probably have. The first render then has its rows, with the columns that
   * fit; without it the table measures itself first. A wrong width is corrected before the browser paints.
   */
  readonly expectedWidth?: number | undefined;
  readonly emptyState?: ReactNode;
  readonly noMatchState?: ReactNode;
  readonly errorState?: ReactNode;
  /** The scroll container, for hosts that restore the scroll position. */
  readonly frameRef?: Ref<HTMLDivElement>;
}

export interface SelectionOptions {
  /** Actions for the selected rows. If `isAll`, the ids are those of the excluded rows. */
  readonly bar?: (ids: readonly string[], clear: () => void, isAll: boolean) => ReactNode;
  /** Offers to select every row of the list. The state then has `isAllSelected`. */
  readonly canSelectAll?: boolean;
}

/**
 * A list of records that a server, or the host, provides page by page: a table, or cards below 640 px. In a flex
 * column of limited height it fills the column and scrolls under a sticky head. In an unlimited parent it grows.
 */
export function DataTable<Row extends object>(props: DataTableProps<Row>): ReactNode {
  const { rows = noRows, columns, getRowId, label, selection, rowActions, rowHref } = props;
  const { renderLink = renderAnchor, onRowOpen, pager, defaultSort = noSort } = props;
  const { total, isTotalExact = true, expectedWidth } = props;
  const t = useUiStrings();
  const [state, onStateChange] = useTableState(defaultTableState, props.state, props.onStateChange);
  const root = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const frameRef = useMemo(() => mergeRefs(frame, props.frameRef), [props.frameRef]);
  const menuId = useId();
  const menu = useRowMenu(menuId);
  const editorId = useId();
  const editorPopover = usePopover(editorId);
  const isPhone = useMedia(phoneQuery);
  const isSelectable = selection !== undefined;
  const hasActions = rowActions !== undefined;
  const isTiled = props.layout === 'tiles';
  const isCards = isPhone || isTiled;

  const folding = { columns, state, onStateChange, isSelectable, hasActions, isCards };
  const { columnVisibility, isMeasured } = useFolding(root, { ...folding, expectedWidth });
  const table = useTableModel({
    columns,
    rows: isMeasured ? rows : noRows,
    getRowId,
    state: { ...state, columnVisibility },
    onStateChange,
    defaultSort,
    total,
  });
  const { columnSizing } = state;
  const layout = useColumnLayout(table, { columns, columnSizing, isSelectable, hasActions });
  const { rows: listRows } = table.getRowModel();
  const { activeIndex, onCheck, listeners } = useRowList({
    list,
    rows: listRows,
    isSelectable,
    onRowOpen,
    onRowPeek: props.onRowPeek,
    onRowFocus: props.onRowFocus,
    onEdit: editorPopover.open,
    menu,
    onOtherKey: (letter, row) => runShortcut(rowActions?.(row), letter),
  });
  const expand = useLatest((id: string) => table.getRow(id).toggleExpanded());
  const { detail, cellEditor } = props;
  const canEdit = cellEditor?.canEdit;
  const tools = useMemo<RowTools<Row>>(
    () => ({
      t,
      rowHref,
      renderLink,
      onCheck,
      hasActions,
      canEdit,
      detail: detail && ((row) => detail({ ...row, onToggle: (id) => expand.current(id) })),
    }),
    [t, rowHref, renderLink, onCheck, hasActions, canEdit, detail, expand],
  );

  const isBusy = props.status === 'refreshing';
  const view = findView(props);
  useScrollToStart(frame, state, isBusy || view === 'loading');
  const View = isCards ? CardsView : TableView;
  const menuRow = listRows[menu.index];
  const isAll = state.isAllSelected ?? false;
  const chosen = Object.keys(state.rowSelection);
  const clear = () => onStateChange(noRowsChosen);
  return (
    <Root ref={root} data-density={state.density}>
      {view === 'rows' || view === 'loading' ? (
        <View
          label={label}
          table={table}
          layout={layout}
          tools={tools}
          state={state}
          defaultSort={defaultSort}
          onStateChange={onStateChange}
          list={list}
          listeners={listeners}
          activeIndex={activeIndex}
          menuRow={menuRow?.id}
          currentRow={props.currentRowId}
          isLoading={view === 'loading'}
          isBusy={isBusy}
          isOpenable={rowHref !== undefined || onRowOpen !== undefined}
          // Screen readers would read a lower bound as an exact count.
          total={isTotalExact ? total : undefined}
          frameRef={frameRef}
          hasPager={pager !== undefined}
          isTiled={isTiled}
        />
      ) : (
        <StateFrame state={view} states={props} />
      )}
      {isSelectable && (isAll || chosen.length > 0) && (
        <SelectionBar
          state={state}
          total={total}
          onStateChange={onStateChange}
          canSelectAll={selection.canSelectAll}
        >
          {selection.bar?.(chosen, clear, isAll)}
        </SelectionBar>
      )}
      {pager && (view === 'rows' || view === 'loading') && (
        <PagerFoot
          options={pager}
          page={state.page}
          perPage={state.perPage}
          pageCount={table.getPageCount()}
          setPageIndex={table.setPageIndex}
          onPerPage={table.setPageSize}
          rowCount={props.rows?.length}
          total={total}
          isTotalExact={isTotalExact}
          renderLink={renderLink}
        />
      )}
      {cellEditor && (
        <CellEditorBox
          id={editorId}
          editor={cellEditor}
          popover={editorPopover}
          recordAt={(index) => listRows[index]?.original}
        />
      )}
      <SortStatus sort={state.sort} columns={columns} />
      {menuRow && rowActions && (
        <RowMenu
          id={menuId}
          menu={menu}
          items={rowActions(menuRow.original)}
          renderLink={renderLink}
        />
      )}
    </Root>
  );
}

const noRows: readonly never[] = [];
const noSort: readonly TableSort[] = [];
