import type { KeyboardEvent, PointerEvent } from 'react';
import { memo, type ReactNode } from 'react';
import { ArrowUpIcon } from '../../icons/tableIcons.ts';
import { inlineSign, logicalKey } from '../../lib/direction.ts';
import { Icon } from '../../lib/Icon.tsx';
import { isWithModifier } from '../../lib/isWithModifier.ts';
import { VisuallyHidden } from '../../primitives/text/VisuallyHidden.tsx';
import { useUiStrings } from '../../strings/UiStringsProvider.tsx';
import type { LaidOutColumn } from '../model/columnLayout.ts';
import type { TableSort } from '../model/tableState.ts';
import type { TableModel } from '../model/useTableModel.ts';
import { narrowestColumn } from '../model/useTableModel.ts';
import { Check } from '../row/Check.tsx';

interface TableHeadProps<Record> {
  readonly columns: readonly LaidOutColumn<Record>[];
  readonly table: Pick<TableModel<object>, 'setColumnSizing' | 'state'>;
  /** The default sort. Its columns can change direction, but cannot become unsorted. */
  readonly defaultSort: readonly TableSort[];
  /** Undefined if rows cannot be selected. */
  readonly choice: HeadChoice | undefined;
  readonly hasActions: boolean;
}

/** The check box that selects all rows. */
export interface HeadChoice {
  readonly label: string;
  readonly state: 'all' | 'some' | 'none';
  readonly onToggle: () => void;
}

/** The table head: selects the page, sorts by a column (with Shift by several), resizes columns. */
export function TableHead<Record>({
  columns,
  table,
  defaultSort,
  choice,
  hasActions,
}: TableHeadProps<Record>): ReactNode {
  const t = useUiStrings();
  return (
    <thead>
      <tr aria-rowindex={1}>
        {choice && (
          <th scope="col" data-pin="select" data-pin-edge={columns[0]?.pin ? undefined : 'start'}>
            <Check
              label={choice.label}
              isChecked={choice.state === 'all'}
              isMixed={choice.state === 'some'}
              onChange={choice.onToggle}
            />
          </th>
        )}
        {columns.map((placed, index) => (
          <HeadCell
            key={placed.column.id}
            placed={placed}
            sorted={placed.leaf.getIsSorted() || 'none'}
            rank={table.state.sorting.length > 1 ? placed.leaf.getSortIndex() : -1}
            isAlwaysSorted={defaultSort.some(({ id }) => id === placed.column.sortKey)}
            track={choice ? index + 1 : index}
            setColumnSizing={table.setColumnSizing}
          />
        ))}
        {hasActions && (
          <th scope="col" data-pin="actions" data-pin-edge="end">
            <VisuallyHidden>{t('table.actions')}</VisuallyHidden>
          </th>
        )}
      </tr>
    </thead>
  );
}

const ariaSort = { asc: 'ascending', desc: 'descending', none: 'none' } as const;

interface HeadLabelProps<Record> {
  readonly placed: LaidOutColumn<Record>;
  /** Index among several sort keys, from 0; -1 with a single one. */
  readonly rank: number;
  readonly isAlwaysSorted: boolean;
}

interface HeadCellProps<Record> extends HeadLabelProps<Record> {
  readonly sorted: keyof typeof ariaSort;
  /** Index among the tracks of a row. */
  readonly track: number;
  readonly setColumnSizing: TableModel<object>['setColumnSizing'];
}

/** Renders again only if the column or its sort direction changes, not with the rows. */
const HeadCell = memo(HeadCellView) as typeof HeadCellView;

function HeadCellView<Record>({
  placed,
  sorted,
  rank,
  isAlwaysSorted,
  track,
  setColumnSizing,
}: HeadCellProps<Record>): ReactNode {
  const { column, leaf, pin, isEdge, style } = placed;
  const resize = (width: number) =>
    setColumnSizing((sizing) => ({ ...sizing, [column.id]: width }));
  return (
    <th
      scope="col"
      data-align={column.align}
      data-pin={pin}
      data-pin-edge={isEdge ? 'start' : undefined}
      style={style}
      aria-sort={column.sortKey ? ariaSort[sorted] : undefined}
      onKeyDown={(event) => resizeByKeys(event, resize)}
    >
      <HeadLabel placed={placed} rank={rank} isAlwaysSorted={isAlwaysSorted} />
      <ResizeHandle track={track} onResize={resize} onReset={() => leaf.resetSize()} />
    </th>
  );
}

function HeadLabel<Record>({
  placed: { column, leaf },
  rank,
  isAlwaysSorted,
}: HeadLabelProps<Record>): ReactNode {
  const { header, sortKey, isHeaderHidden } = column;
  const label = isHeaderHidden ? <VisuallyHidden>{header}</VisuallyHidden> : <bdi>{header}</bdi>;
  if (!sortKey) return <span data-part="head">{label}</span>;
  return (
    <button
      type="button"
      aria-keyshortcuts="Shift+ArrowLeft Shift+ArrowRight"
      onClick={({ shiftKey }) => {
        const isOnlyTurned = isAlwaysSorted && !shiftKey;
        leaf.toggleSorting(isOnlyTurned ? leaf.getIsSorted() === 'asc' : undefined, shiftKey);
      }}
    >
      {label}
      <Icon of={ArrowUpIcon} />
      {rank >= 0 && <sup aria-hidden>{rank + 1}</sup>}
    </button>
  );
}

const widthStep = 16;

/** Shift with an arrow key changes the width of the focused head. */
function resizeByKeys(
  event: KeyboardEvent<HTMLTableCellElement>,
  onResize: (width: number) => void,
): void {
  const sign = { ArrowLeft: -1, ArrowRight: 1 }[logicalKey(event)];
  if (!sign || !event.shiftKey || isWithModifier(event)) return;
  event.preventDefault();
  event.stopPropagation();
  onResize(Math.max(narrowestColumn, event.currentTarget.offsetWidth + sign * widthStep));
}

interface ResizeHandleProps {
  /** Index of the column among the tracks of a row, from 0. */
  readonly track: number;
  readonly onResize: (width: number) => void;
  /** Restores the default width of the column. */
  readonly onReset: () => void;
}

/**
 * The edge of a column head. Dragging resizes the column, a double click restores the default width. While dragging,
 * the width is written to the DOM directly, so no row renders. Pointer only: keys of the head and the columns menu do
 * the same.
 */
function ResizeHandle({ track, onResize, onReset }: ResizeHandleProps): ReactNode {
  const handlePointerDown = (event: PointerEvent<HTMLElement>) => {
    const handle = event.currentTarget;
    const head = handle.parentElement;
    const table = handle.closest('table');
    if (event.button !== 0 || !head || !table) return;
    event.preventDefault();
    handle.setPointerCapture(event.pointerId);
    const startWidth = head.offsetWidth;
    const tracks = table.style.getPropertyValue('--ry-tracks').split(' ');
    const minWidth = Number.parseFloat(table.style.minWidth) - startWidth;
    const sign = inlineSign(head);
    let width = startWidth;
    handle.onpointermove = (move) => {
      width = Math.max(
        narrowestColumn,
        Math.round(startWidth + sign * (move.clientX - event.clientX)),
      );
      table.style.setProperty('--ry-tracks', tracks.with(track, `${width}px`).join(' '));
      table.style.minWidth = `${minWidth + width}px`;
    };
    handle.onlostpointercapture = () => {
      handle.onpointermove = null;
      if (width !== startWidth) onResize(width);
    };
  };
  return (
    <i data-part="resize" aria-hidden onPointerDown={handlePointerDown} onDoubleClick={onReset} />
  );
}
