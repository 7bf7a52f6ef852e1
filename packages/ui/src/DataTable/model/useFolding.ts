import {
  type RefObject,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { flushSync } from 'react-dom';
import { useLatest } from '../../lib/useLatest.ts';
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
  /** The width in pixels that the host expects the table to have. */
  readonly expectedWidth: number | undefined;
}

/**
 * Hides the least important columns of a table that is too narrow for all of them, before the browser paints. Columns
 * that the user chose stay; the table then scrolls. Returns which columns are visible, and whether the width is known:
 * until it is, rendering the rows would be work for nothing, because other columns follow before the first paint.
 * With an expected width the first render has its rows, and the browser lays out the page once.
 */
export function useFolding<Row>(
  root: RefObject<HTMLElement | null>,
  input: FoldingInput<Row>,
): { readonly columnVisibility: TableState['columnVisibility']; readonly isMeasured: boolean } {
  const latest = useLatest(input);
  const { expectedWidth } = input;
  const width = useRef(expectedWidth);
  const [expected] = useState(() =>
    expectedWidth === undefined ? undefined : foldedAt(expectedWidth, input),
  );
  const [isMeasured, setMeasured] = useState(expected !== undefined);
  // Server-rendered HTML contains the rows, with every column.
  const isServerHtml = useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  );
  const folded = (input.state.foldedColumns ?? expected ?? []).join();
  const fold = useLatest(() => {
    if (width.current === undefined) return;
    const foldedColumns = foldedAt(width.current, input);
    if (foldedColumns.join() !== folded) input.onStateChange({ foldedColumns });
  });
  // The columns or the choices of the user have changed, but not the width.
  // biome-ignore lint/correctness/useExhaustiveDependencies: must run whenever the columns change
  useLayoutEffect(
    () => fold.current(),
    [
      fold,
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
    if (width.current === undefined) {
      // 0 in a hidden element and in environments without layout, where nothing has to fit.
      width.current = root.current.clientWidth || undefined;
      fold.current();
      setMeasured(true);
    }
    const observer = new ResizeObserver(([entry]) => {
      if (!entry) return;
      width.current = entry.contentRect.width;
      flushSync(() => fold.current());
      // The table already shows the expected columns. The host learns of them after the first paint.
      const { state, onStateChange } = latest.current;
      if (expected?.length && !state.foldedColumns) onStateChange({ foldedColumns: expected });
    });
    observer.observe(root.current);
    return () => observer.disconnect();
  }, [root, fold, latest, expected]);
  const { columnVisibility } = input.state;
  const visibility = useMemo(
    () => ({
      ...columnVisibility,
      ...Object.fromEntries(folded ? folded.split(',').map((id) => [id, false]) : []),
    }),
    [columnVisibility, folded],
  );
  return { columnVisibility: visibility, isMeasured: isMeasured || isServerHtml };
}

function foldedAt<Row>(
  width: number,
  { columns, state, isSelectable, hasActions, isCards }: FoldingInput<Row>,
): readonly string[] {
  if (isCards) return [];
  const others = borders + (isSelectable ? selectionWidth : 0) + (hasActions ? actionsWidth : 0);
  return foldedColumns(columns, state, width - others);
}

const neverChanges = () => () => {};

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
