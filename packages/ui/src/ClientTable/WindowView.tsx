import {
  type CSSProperties,
  type KeyboardEvent,
  type MouseEvent,
  memo,
  type ReactNode,
  type Ref,
  useLayoutEffect,
  useMemo,
  useRef,
} from 'react';
import { createPortal } from 'react-dom';
import type { ColumnLayout, LaidOutColumn } from '../DataTable/columnLayout.ts';
import type { useRowMenu } from '../DataTable/RowMenu.tsx';
import { openRow, pressRow, pressRowAside, rowIndexOf } from '../DataTable/rowPress.ts';
import { TableHead } from '../DataTable/TableHead.tsx';
import type { TableSort } from '../DataTable/tableState.ts';
import { titleWhenCut } from '../DataTable/titleWhenCut.ts';
import { useScrollEdges } from '../DataTable/useScrollEdges.ts';
import type { TableModel } from '../DataTable/useTableModel.ts';
import type { RenderLink } from '../lib/link.tsx';
import { mergeRefs } from '../lib/mergeRefs.ts';
import { type Translate, useUiStrings } from '../strings/UiStringsProvider.tsx';
import type { ClientTableState, ClientTableStateChange } from './clientState.ts';
import { gridKeys } from './gridKeys.ts';
import type { CustomCell, RowDrawing } from './RowSlot.ts';
import { RowStencil } from './RowStencil.tsx';
import { useGridFocus } from './useGridFocus.ts';
import { useRowChoice } from './useRowChoice.ts';
import { useRowWindow } from './useRowWindow.ts';
import { WindowFrame } from './windowStyle.ts';

interface CustomCellsProps<Row> {
  readonly cells: readonly CustomCell<Row>[];
}

const controls = 'a, button, input, select, textarea';

/** Renders the cells that need React into the rows of the window. */
function CustomCells<Row>({ cells }: CustomCellsProps<Row>): ReactNode {
  // A grid has a single tab stop and sets it itself.
  useLayoutEffect(() => {
    for (const { host } of cells) {
      for (const control of host.querySelectorAll(`:is(${controls}):not([tabindex])`)) {
        control.setAttribute('tabindex', '-1');
      }
    }
  }, [cells]);
  return cells.map(({ host, rowId, columnId, record, draw }) =>
    createPortal(<Cell record={record} draw={draw as never} />, host, `${rowId}:${columnId}`),
  );
}

interface CellProps {
  readonly record: unknown;
  readonly draw: (record: unknown) => ReactNode;
}

/** Renders again only if its record changes, because `draw` changes only with the columns. */
const Cell = memo(
  ({ record, draw }: CellProps): ReactNode => draw(record),
  (before, after) => before.record === after.record,
);

interface WindowViewProps<Row extends object> {
  readonly label: string;
  readonly rows: readonly Row[];
  /** Indexes of the matching rows, in order. */
  readonly view: Uint32Array;
  readonly getRowId: (row: Row) => string;
  readonly table: TableModel<Row>;
  readonly layout: ColumnLayout<Row>;
  readonly state: ClientTableState;
  readonly defaultSort: readonly TableSort[];
  readonly onStateChange: ClientTableStateChange;
  readonly isSelectable: boolean;
  readonly hasActions: boolean;
  readonly menu: ReturnType<typeof useRowMenu>;
  readonly rowHref: ((row: Row) => string | undefined) | undefined;
  readonly onRowOpen: ((row: Row) => void) | undefined;
  readonly renderLink: RenderLink;
  /** Handles a letter key that the grid does not use. Returns true if it was handled. */
  readonly onOtherKey: (letter: string, row: Row) => boolean;
  readonly isBusy: boolean;
  readonly frameRef: Ref<HTMLDivElement> | undefined;
}

/** The matching rows under a table head, as an ARIA grid that renders only the visible rows. */
export function WindowView<Row extends object>(props: WindowViewProps<Row>): ReactNode {
  const { label, rows, view, getRowId, layout, state, defaultSort, onStateChange } = props;
  const { isSelectable, hasActions, menu, rowHref, onRowOpen, renderLink, isBusy } = props;
  const t = useUiStrings();
  const grid = useRef<HTMLTableElement>(null);
  const body = useRef<HTMLTableSectionElement>(null);
  const stencil = useRef<HTMLTableSectionElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const frames = useMemo(() => mergeRefs(frame, props.frameRef), [props.frameRef]);
  const edges = useScrollEdges(frames);

  const recordAt = (position: number): Row | undefined => rows[view[position] ?? -1];
  const { choose, chooseAll, choice, isSelected } = useRowChoice({
    state,
    onStateChange,
    count: view.length,
    idAt: (position) => {
      const record = recordAt(position);
      return record === undefined ? undefined : getRowId(record);
    },
  });
  const drawing = useRowDrawing({ columns: layout.columns, rowHref, renderLink, t });
  const { windowOf, cells } = useRowWindow({
    body,
    frame,
    stencil,
    content: { rows, view, getRowId, drawing, isSelected, menuPosition: menu.index },
    onDrawn: () => focus.restore(),
  });
  const focus = useGridFocus(grid, windowOf);

  const press = { recordAt, onRowOpen };
  const handleKeyDown = gridKeys({
    focus,
    count: view.length,
    pageSize: () => windowOf()?.pageSize ?? 1,
    onChoose: isSelectable ? choose : undefined,
    onChooseAll: isSelectable ? chooseAll : undefined,
    onOpen: (row: HTMLElement, event: KeyboardEvent) => openRow(row, event, press),
    onOtherKey: (letter, position) => {
      const record = recordAt(position);
      return record !== undefined && props.onOtherKey(letter, record);
    },
  });
  const handleClick = (event: MouseEvent<HTMLElement>) => {
    const target = event.target as HTMLElement;
    if (target.matches('[data-check] input')) choose(rowIndexOf(target), event.shiftKey);
    else pressRow(event, { ...press, onMenu: menu.press });
  };

  const listeners = {
    onPointerEnter: menu.expect,
    onPointerDown: menu.begin,
    onClick: handleClick,
    onAuxClick: pressRowAside,
    onFocus: menu.expect,
  };
  const style = { '--ry-tracks': layout.tracks, minWidth: layout.minWidth } as CSSProperties;
  return (
    <WindowFrame ref={edges} data-has-pager data-dense={state.density === 'compact' || undefined}>
      <table
        ref={grid}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: keys move between its cells, as in the ARIA grid pattern
        role="grid"
        aria-label={label}
        aria-rowcount={view.length + 1}
        aria-multiselectable={isSelectable || undefined}
        aria-busy={isBusy}
        style={style}
        onPointerOver={titleWhenCut}
        onFocus={(event) => {
          titleWhenCut(event);
          focus.onFocus(event);
        }}
        onKeyDown={handleKeyDown}
      >
        <TableHead
          columns={layout.columns}
          table={props.table}
          defaultSort={defaultSort}
          choice={
            isSelectable
              ? { label: t('grid.select_all'), state: choice, onToggle: chooseAll }
              : undefined
          }
          hasActions={hasActions}
        />
        <RowStencil
          columns={layout.columns}
          isSelectable={isSelectable}
          hasActions={hasActions}
          stencil={stencil}
        />
        <tbody
          ref={body}
          data-window
          data-openable={rowHref !== undefined || onRowOpen !== undefined || undefined}
          {...listeners}
        >
          {/* Inside the table, so that the listeners of the body receive its events. It renders into the rows. */}
          <CustomCells cells={cells} />
        </tbody>
      </table>
    </WindowFrame>
  );
}

interface RowDrawingInput<Row> {
  readonly columns: readonly LaidOutColumn<Row>[];
  readonly rowHref: ((row: Row) => string | undefined) | undefined;
  readonly renderLink: RenderLink;
  readonly t: Translate;
}

/** The inputs of row rendering. A new object only if columns, links or the language change. */
function useRowDrawing<Row>({
  columns,
  rowHref,
  renderLink,
  t,
}: RowDrawingInput<Row>): Omit<RowDrawing<Row>, 'badge'> {
  return useMemo(() => {
    const named = columns.find(({ column }) => column.isPrimary) ?? columns[0];
    return {
      columns,
      custom: new Set<string>(),
      draw: (column, record): ReactNode => {
        const children = column.cell(record);
        const href = column.isPrimary ? rowHref?.(record) : undefined;
        return href === undefined ? children : renderLink({ href, children, tabIndex: -1 });
      },
      nameOf: (record) => named?.column.text(record) ?? '',
      labels: {
        select: (name) => t('table.select_row', { name }),
        actions: (name) => t('table.row_actions', { name }),
      },
    };
  }, [columns, rowHref, renderLink, t]);
}
