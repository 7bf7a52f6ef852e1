import { constructTable, tableFeatures } from '@tanstack/react-table';
import {
  column_getIsPinned,
  column_getSize,
  table_getCenterVisibleLeafColumns,
  table_getColumnOffsets,
  table_getEndVisibleLeafColumns,
  table_getStartVisibleLeafColumns,
} from '@tanstack/react-table/static-functions';
import { type CSSProperties, useMemo } from 'react';
import type { DataColumn } from './column.ts';
import { columnFeatures } from './columnFeatures.ts';
import { columnReactivity } from './columnReactivity.ts';
import type { TableState } from './tableState.ts';

/**
 * TanStack Table keeps the columns: which are shown, in what order, how wide, pinned where. The rows
 * stay outside it, in the order and the pages that the caller (an address, a server) gives: an object
 * per row is what makes such tables slow.
 */
const features = tableFeatures({
  coreReactivityFeature: columnReactivity,
  ...columnFeatures,
});

/** Least width in pixels that a reader can give a column. */
export const narrowestColumn = 48;
const selectionWidth = 40;
/** P-LIST-6 */
const actionsWidth = 50;

/** A column where it stands. */
export interface PlacedColumn<Row> {
  readonly column: DataColumn<Row>;
  readonly pin: 'start' | 'end' | undefined;
  /** Whether it is the last that stays in sight on its side, where the others slide under it. */
  readonly isEdge: boolean;
  /** Offset of a pinned column: one object for all cells of the column. */
  readonly style: CSSProperties | undefined;
}

export interface ColumnLayout<Record> {
  readonly columns: readonly PlacedColumn<Record>[];
  /** Grid columns of every row, those of selection and actions included. */
  readonly tracks: string;
  /** Below this width the table scrolls sideways inside its frame. */
  readonly minWidth: number;
}

interface LayoutInput<Record> {
  readonly columns: readonly DataColumn<Record>[];
  readonly state: Pick<
    TableState,
    'columnVisibility' | 'columnOrder' | 'columnPinning' | 'columnSizing'
  >;
  readonly isSelectable: boolean;
  readonly hasActions: boolean;
}

/** `placeColumns`, done again only when the columns or their state have changed. */
export function useColumnLayout<Record>({
  columns,
  state,
  isSelectable,
  hasActions,
}: LayoutInput<Record>): ColumnLayout<Record> {
  const { columnVisibility, columnOrder, columnPinning, columnSizing } = state;
  return useMemo(
    () =>
      placeColumns({
        columns,
        state: { columnVisibility, columnOrder, columnPinning, columnSizing },
        isSelectable,
        hasActions,
      }),
    [columns, columnVisibility, columnOrder, columnPinning, columnSizing, isSelectable, hasActions],
  );
}

/** Places the columns that are shown: first those pinned at the start, last those pinned at the end. */
export function placeColumns<Record>({
  columns,
  state: { columnVisibility, columnOrder, columnPinning, columnSizing },
  isSelectable,
  hasActions,
}: LayoutInput<Record>): ColumnLayout<Record> {
  const table = constructTable<typeof features, object>({
    features,
    columns: columns.map(({ id, width, minWidth }) => ({
      id,
      size: width ?? minWidth,
      minSize: narrowestColumn,
    })),
    data: noRows,
    state: {
      columnVisibility,
      columnOrder: [...columnOrder],
      columnPinning: { start: [...columnPinning.start], end: [...columnPinning.end] },
      columnSizing,
    },
  });
  const byId = new Map(columns.map((column) => [column.id, column]));
  const leaves = [
    ...table_getStartVisibleLeafColumns(table),
    ...table_getCenterVisibleLeafColumns(table),
    ...table_getEndVisibleLeafColumns(table),
  ];
  const shown = leaves.flatMap((leaf) => {
    const column = byId.get(leaf.id);
    return column
      ? [{ column, size: column_getSize(leaf), pin: column_getIsPinned(leaf) || undefined }]
      : [];
  });
  const offsets = table_getColumnOffsets(table);
  const sharing = sharingColumns(
    shown.map(({ column }) => column),
    columnSizing,
  );
  const before = isSelectable ? selectionWidth : 0;
  const after = hasActions ? actionsWidth : 0;
  const tracks = shown.map(({ column, size }) =>
    sharing.has(column.id) ? `minmax(${size}px,${size}fr)` : `${size}px`,
  );
  return {
    columns: shown.map(({ column, pin }, index): PlacedColumn<Record> => {
      const isEdge = pin === 'start' && shown[index + 1]?.pin !== 'start';
      const style =
        pin === 'start'
          ? { insetInlineStart: before + (offsets.start.starts[column.id] ?? 0) }
          : { insetInlineEnd: after + (offsets.end.afters[column.id] ?? 0) };
      return { column, pin, isEdge, style: pin && style };
    }),
    tracks: [before && `${before}px`, ...tracks, after && `${after}px`].filter(Boolean).join(' '),
    minWidth: shown.reduce((sum, { size }) => sum + size, before + after),
  };
}

const noRows: readonly object[] = [];

/** Some column must take the room that is left, or a wide screen would show a gap. */
function sharingColumns(
  shown: readonly DataColumn<never>[],
  chosen: TableState['columnSizing'],
): ReadonlySet<string> {
  const free = shown.filter(({ id, width }) => width === undefined && chosen[id] === undefined);
  const last = shown.find((column) => column.isPrimary) ?? shown.at(-1);
  return new Set((free.length > 0 || !last ? free : [last]).map((column) => column.id));
}
