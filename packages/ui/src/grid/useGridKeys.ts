import { type KeyboardEvent, type RefObject, useCallback, useLayoutEffect, useRef } from 'react';

interface GridKeys {
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  readonly onFocus: (event: { readonly target: EventTarget }) => void;
}

/** Marks what the keys of a grid move between; its row is the `tr` it stands in. */
const stops = '[data-grid-stop]';

/**
 * The keys of the ARIA grid pattern over a table: the grid is one stop of Tab, arrows move by cell,
 * Home and End by row, with Ctrl to the corners, Page keys by ten rows. Which cell holds the stop is
 * kept in the document, so that moving renders nothing.
 */
export function useGridKeys(table: RefObject<HTMLElement | null>): GridKeys {
  const current = useRef<HTMLElement | null>(null);

  const moveStop = useCallback((next: HTMLElement | undefined) => {
    if (!next) return;
    current.current?.setAttribute('tabindex', '-1');
    next.setAttribute('tabindex', '0');
    current.current = next;
  }, []);

  // Cells come and go with the data: one of them must always hold the stop.
  useLayoutEffect(() => {
    const all = [...(table.current?.querySelectorAll<HTMLElement>(stops) ?? [])];
    for (const cell of all) cell.setAttribute('tabindex', '-1');
    moveStop(current.current?.isConnected ? current.current : all[0]);
  });

  return {
    onFocus: ({ target }) => moveStop((target as Element).closest<HTMLElement>(stops) ?? undefined),
    onKeyDown: (event) => {
      const from = (event.target as Element).closest<HTMLElement>(stops);
      if (!from || !table.current || event.altKey) return;
      const next = targetOf(event, from, rowsOf(table.current));
      if (!next) return;
      event.preventDefault();
      next.focus();
    },
  };
}

type Rows = readonly (readonly HTMLElement[])[];

function rowsOf(table: HTMLElement): Rows {
  return [...table.querySelectorAll('tr')]
    .map((row) => [...row.querySelectorAll<HTMLElement>(stops)])
    .filter((row) => row.length > 0);
}

const page = 10;

function targetOf(
  event: KeyboardEvent<HTMLElement>,
  from: HTMLElement,
  rows: Rows,
): HTMLElement | undefined {
  const y = rows.findIndex((row) => row.includes(from));
  const x = rows[y]?.indexOf(from) ?? 0;
  const inRow = (row: number): HTMLElement | undefined =>
    besides(rows[Math.min(Math.max(row, 0), rows.length - 1)] ?? [], from, x);
  const isFar = event.ctrlKey || event.metaKey;
  const moves: Readonly<Record<string, () => HTMLElement | undefined>> = {
    ArrowRight: () => rows[y]?.[x + 1],
    ArrowLeft: () => rows[y]?.[x - 1],
    ArrowDown: () => inRow(y + 1),
    ArrowUp: () => inRow(y - 1),
    PageDown: () => inRow(y + page),
    PageUp: () => inRow(y - page),
    Home: () => (isFar ? rows[0] : rows[y])?.[0],
    End: () => (isFar ? rows.at(-1) : rows[y])?.at(-1),
  };
  return moves[event.key]?.();
}

/** The stop of another row in the same column; the nearest before it where a column has none. */
function besides(
  row: readonly HTMLElement[],
  from: HTMLElement,
  x: number,
): HTMLElement | undefined {
  const column = columnOf(from);
  return row.findLast((cell) => columnOf(cell) <= column) ?? row[x] ?? row[0];
}

function columnOf(cell: HTMLElement): number {
  return cell.closest<HTMLTableCellElement>('td, th')?.cellIndex ?? 0;
}
