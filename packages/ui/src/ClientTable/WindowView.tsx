import {
  type CSSProperties,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type Ref,
  useMemo,
  useRef,
} from 'react';
import { styled } from 'styled-components';
import type { ColumnLayout } from '../DataTable/model/columnLayout.ts';
import type { TableSort } from '../DataTable/model/tableState.ts';
import type { TableModel } from '../DataTable/model/useTableModel.ts';
import type { useRowMenu } from '../DataTable/row/RowMenu.tsx';
import { findRowIndex, openRow, pressRow, pressRowAside } from '../DataTable/row/rowPress.ts';
import { Frame } from '../DataTable/table/Frame.ts';
import { TableHead } from '../DataTable/table/TableHead.tsx';
import { titleWhenCut } from '../DataTable/table/titleWhenCut.ts';
import { useScrollEdges } from '../DataTable/table/useScrollEdges.ts';
import type { RenderLink } from '../lib/link.tsx';
import { mergeRefs } from '../lib/mergeRefs.ts';
import { useUiStrings } from '../strings/UiStringsProvider.tsx';
import { theme } from '../theme/theme.ts';
import type { ClientTableState, ClientTableStateChange } from './clientState.ts';
import { gridKeys, useGridFocus } from './useGridFocus.ts';
import { useRowChoice } from './useRowChoice.ts';
import { CustomCells, RowTemplate, useRowDrawing, useRowWindow } from './useRowWindow.tsx';

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
  const template = useRef<HTMLTableSectionElement>(null);
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
  const { getWindow, cells } = useRowWindow({
    body,
    frame,
    template,
    content: { rows, view, getRowId, drawing, isSelected, menuPosition: menu.index },
    onDrawn: () => focus.restore(),
  });
  const focus = useGridFocus(grid, getWindow);

  const press = { recordAt, onRowOpen };
  const handleKeyDown = gridKeys({
    focus,
    count: view.length,
    pageSize: () => getWindow()?.pageSize ?? 1,
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
    if (target.matches('[data-check] input')) choose(findRowIndex(target), event.shiftKey);
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
        <RowTemplate
          columns={layout.columns}
          isSelectable={isSelectable}
          hasActions={hasActions}
          template={template}
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

/**
 * The frame of a table whose rows are positioned individually.
 * @public `bench/table` compares the table with rows of React in the same frame.
 */
export const WindowFrame = styled(Frame)`
  /* In a parent of no limited height every row would be in sight. */
  max-height: 100dvh;

  tbody[data-window] {
    position: relative;
    /* Computed once here, not for every row that moves. */
    grid-template-columns: var(--ry-tracks);
  }
  tbody[data-window] tr {
    position: absolute;
    inset-block-start: 0;
    inset-inline: 0;
    grid-template-columns: inherit;
    height: var(--ry-row);
    contain: strict;
    border-bottom: 1px solid ${theme.hairline};
  }
  /* A row is painted as one; cells that others slide under have to cover them. */
  tbody[data-window] :is(th, td) {
    border-bottom: 0;
  }
  tbody[data-window] tr > :not([data-pin]) {
    background: none;
  }
  tbody[data-window] tr:hover {
    background: ${theme.hover};
  }
  tbody[data-window] tr[data-selected] {
    background: ${theme.selected};
  }
  tbody[data-window] tr[data-open-menu] {
    background: ${theme.pressed};
  }
  :is(th, td):focus-visible {
    outline: 2px solid ${theme.focus};
    outline-offset: -2px;
  }
`;
