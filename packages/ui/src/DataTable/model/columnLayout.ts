import { type CSSProperties, useMemo } from 'react';
import type { DataColumn } from './column.ts';
import type { TableState } from './tableState.ts';
import type { LeafColumn, TableModel } from './useTableModel.ts';

export const selectionWidth = 40;
/** Names vary most in length, so their column takes most of the remaining width. */
const primaryShare = 1.5;
/** P-LIST-6 */
export const actionsWidth = 50;

/** A visible column with its position. */
export interface LaidOutColumn<Row> {
  readonly column: DataColumn<Row>;
  readonly leaf: LeafColumn;
  readonly pin: 'start' | 'end' | undefined;
  /** Whether it is the last column pinned at the start. Other columns scroll under it. */
  readonly isEdge: boolean;
  /** Offset of a pinned column. All cells of the column share the object. */
  readonly style: CSSProperties | undefined;
}

export interface ColumnLayout<Record> {
  readonly columns: readonly LaidOutColumn<Record>[];
  /** CSS grid columns of every row, selection and actions included. */
  readonly tracks: string;
  /** Width of the columns pinned at the start, under which the others scroll. */
  readonly pinnedWidth: number;
  /** Below this width the table scrolls horizontally inside its frame. */
  readonly minWidth: number;
}

interface LayoutOptions<Record> {
  readonly columns: readonly DataColumn<Record>[];
  readonly columnSizing: TableState['columnSizing'];
  readonly isSelectable: boolean;
  readonly hasActions: boolean;
}

/** The visible columns of a table in order: pinned at the start, unpinned, pinned at the end. */
export function useColumnLayout<Record extends object>(
  table: TableModel<Record>,
  { columns, columnSizing, isSelectable, hasActions }: LayoutOptions<Record>,
): ColumnLayout<Record> {
  const start = table.getStartVisibleLeafColumns();
  const center = table.getCenterVisibleLeafColumns();
  const end = table.getEndVisibleLeafColumns();
  return useMemo(() => {
    const before = isSelectable ? selectionWidth : 0;
    const after = hasActions ? actionsWidth : 0;
    const byId = new Map(columns.map((column) => [column.id, column]));
    const layOut = (pin: LaidOutColumn<Record>['pin']) => (leaf: (typeof start)[number]) => {
      const column = byId.get(leaf.id);
      return column ? [{ column, leaf, pin, size: leaf.getSize() }] : [];
    };
    const shown = [
      ...start.flatMap(layOut('start')),
      ...center.flatMap(layOut(undefined)),
      ...end.flatMap(layOut('end')),
    ];
    const sharing = sharingColumns(
      shown.map(({ column }) => column),
      columnSizing,
    );
    const tracks = shown.map(({ column, size }) => {
      const share = column.isPrimary ? size * primaryShare : size;
      return sharing.has(column.id) ? `minmax(${size}px,${share}fr)` : `${size}px`;
    });
    return {
      columns: shown.map(({ column, leaf, pin }, index): LaidOutColumn<Record> => {
        const isEdge = pin === 'start' && shown[index + 1]?.pin !== 'start';
        const style =
          pin === 'start'
            ? { insetInlineStart: before + leaf.getStart('start') }
            : { insetInlineEnd: after + leaf.getAfter('end') };
        return { column, leaf, pin, isEdge, style: pin && style };
      }),
      tracks: [before && `${before}px`, ...tracks, after && `${after}px`].filter(Boolean).join(' '),
      pinnedWidth: shown.reduce(
        (sum, { pin, size }) => (pin === 'start' ? sum + size : sum),
        before,
      ),
      minWidth: shown.reduce((sum, { size }) => sum + size, before + after),
    };
  }, [start, center, end, columns, columnSizing, isSelectable, hasActions]);
}

/** At least one column must take the remaining width, or wide screens would show a gap. */
function sharingColumns(
  shown: readonly DataColumn<never>[],
  chosen: TableState['columnSizing'],
): ReadonlySet<string> {
  const free = shown.filter(({ id, width }) => width === undefined && chosen[id] === undefined);
  const last = shown.find((column) => column.isPrimary) ?? shown.at(-1);
  return new Set((free.length > 0 || !last ? free : [last]).map((column) => column.id));
}

/** Data attributes that style the cells of a column. */
export function cellAttributes<Record>({ column, pin, isEdge, style }: LaidOutColumn<Record>) {
  return {
    'data-align': column.align,
    'data-shape': column.shape,
    'data-pin': pin,
    'data-pin-edge': isEdge ? 'start' : undefined,
    style,
  };
}
