import { type RefObject, useLayoutEffect, useMemo, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useLatest } from '../lib/useLatest.ts';
import type { DataColumn } from './column.ts';
import { actionsWidth, selectionWidth } from './columnLayout.ts';
import type { TableState, TableStateChange } from './tableState.ts';

/** The frame has a border of one pixel on each side. */
const borders = 2;

interface FoldingInput<Row> {
  readonly columns: readonly DataColumn<Row>[];
  readonly state: TableState;
  readonly onStateChange: TableStateChange;
  readonly isSelectable: boolean;
  readonly hasActions: boolean;
  /** Cards have space for every column. */
  readonly isCards: boolean;
}

/**
 * Hides the least important columns of a table that is too narrow for all of them, before the browser paints. Columns
 * that the user chose stay; the table then scrolls. The width comes from a resize observer, so that nothing is
 * measured while rendering. Returns which columns are visible.
 */
export function useFolding<Row>(
  root: RefObject<HTMLElement | null>,
  input: FoldingInput<Row>,
): TableState['columnVisibility'] {
  const latest = useLatest(input);
  const width = useRef<number>(undefined);
  const fold = () => {
    const { columns, state, onStateChange, isSelectable, hasActions, isCards } = latest.current;
    if (width.current === undefined) return;
    const others = borders + (isSelectable ? selectionWidth : 0) + (hasActions ? actionsWidth : 0);
    const folded = isCards ? [] : foldedColumns(columns, state, width.current - others);
    if (folded.join() === (state.foldedColumns ?? []).join()) return;
    onStateChange({ foldedColumns: folded });
  };
  const run = useLatest(fold);
  // The columns or the choices of the user have changed, but not the width.
  // biome-ignore lint/correctness/useExhaustiveDependencies: must run whenever the columns change
  useLayoutEffect(
    () => run.current(),
    [
      run,
      input.columns,
      input.state.columnVisibility,
      input.state.columnOrder,
      input.state.columnSizing,
      input.isCards,
      input.isSelectable,
      input.hasActions,
    ],
  );
  useLayoutEffect(() => {
    if (!root.current) return;
    const observer = new ResizeObserver(([entry]) => {
      if (!entry) return;
      width.current = entry.contentRect.width;
      flushSync(() => run.current());
    });
    observer.observe(root.current);
    return () => observer.disconnect();
  }, [root, run]);
  const { columnVisibility, foldedColumns: folded = none } = input.state;
  return useMemo(
    () => ({ ...columnVisibility, ...Object.fromEntries(folded.map((id) => [id, false])) }),
    [columnVisibility, folded],
  );
}

const none: readonly string[] = [];

type FoldableColumn = Pick<
  DataColumn<never>,
  'id' | 'width' | 'minWidth' | 'priority' | 'isHideable'
>;

type Choices = Pick<TableState, 'columnVisibility' | 'columnOrder' | 'columnSizing'>;

/** Ids of the columns to hide, so that the others fit into the width: the lowest priority first, then the last. */
export function foldedColumns(
  columns: readonly FoldableColumn[],
  { columnVisibility, columnOrder, columnSizing }: Choices,
  available: number,
): readonly string[] {
  const shown = columns.filter(({ id }) => columnVisibility[id] !== false);
  const sizeOf = ({ id, width, minWidth }: FoldableColumn) => columnSizing[id] ?? width ?? minWidth;
  let rest = shown.reduce((sum, column) => sum + sizeOf(column), 0);
  const folded = new Set<string>();
  const candidates = shown
    .filter(
      ({ id, isHideable }) =>
        isHideable && !columnOrder.includes(id) && columnVisibility[id] === undefined,
    )
    .reverse()
    .sort((one, other) => one.priority - other.priority);
  for (const column of candidates) {
    if (rest <= available) break;
    folded.add(column.id);
    rest -= sizeOf(column);
  }
  return shown.flatMap(({ id }) => (folded.has(id) ? [id] : []));
}
