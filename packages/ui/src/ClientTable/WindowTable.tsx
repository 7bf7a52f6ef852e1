import { type ReactNode, useId, useMemo, useRef } from 'react';
import { useColumnLayout } from '../DataTable/columnLayout.ts';
import { Root } from '../DataTable/Frame.ts';
import { Foot } from '../DataTable/pagerStyle.ts';
import { RowMenu, useRowMenu } from '../DataTable/RowMenu.tsx';
import { runShortcut } from '../DataTable/runShortcut.ts';
import { SortStatus } from '../DataTable/SortStatus.tsx';
import { noRowsChosen } from '../DataTable/selection.ts';
import { SelectionBar } from '../DataTable/tableParts.tsx';
import { useScrollToStart } from '../DataTable/useScrollToStart.ts';
import { useTableModel } from '../DataTable/useTableModel.ts';
import { renderAnchor } from '../lib/link.tsx';
import { mergeRefs } from '../lib/mergeRefs.ts';
import { useUiStrings } from '../strings/UiStringsProvider.tsx';
import type { ClientTableProps } from './ClientTable.tsx';
import type { ClientTableState, ClientTableStateChange } from './clientState.ts';
import { WindowView } from './WindowView.tsx';

interface WindowTableProps<Row extends object>
  extends Omit<ClientTableProps<Row>, 'rows' | 'state' | 'onStateChange' | 'fields'> {
  readonly rows: readonly Row[];
  /** Indexes of the matching rows, in order. */
  readonly view: Uint32Array;
  readonly state: ClientTableState;
  readonly onStateChange: ClientTableStateChange;
}

/** The matching rows with selection bar, foot and row menu. */
export function WindowTable<Row extends object>(props: WindowTableProps<Row>): ReactNode {
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
