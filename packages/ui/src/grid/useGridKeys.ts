import { type KeyboardEvent, type RefObject, useCallback, useLayoutEffect, useRef } from 'react';
import { logicalKey } from '../lib/direction.ts';

interface GridKeys {
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  readonly onFocus: (event: { readonly target: EventTarget }) => void;
}

/** Marks the elements that the keys of a grid move between. The row is the surrounding `tr`. */
const stops = '[data-grid-stop]';

/**
 * Keys of the ARIA grid pattern for a table. The grid has one tab stop; arrows move by cell, Home and End to the ends
 * of the row, with Ctrl to the corners, Page keys by ten rows. The DOM stores which cell has the tab stop, so moving
 * renders nothing.
 */
export function useGridKeys(table: RefObject<HTMLElement | null>): GridKeys {
  const current = useRef<HTMLElement | null>(null);

  const moveStop = useCallback((next: HTMLElement | undefined) => {
    if (!next) return;
    current.current?.setAttribute('tabindex', '-1');
    next.setAttribute('tabindex', '0');
    current.current = next;
  }, []);

  // Cells appear and disappear with the data, but one of them must always have the tab stop.
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
      const next = findTarget(event, from, findRows(table.current));
      if (!next) return;
      event.preventDefault();
      next.focus();
    },
  };
}

type Rows = readonly (readonly HTMLElement[])[];

function findRows(table: HTMLElement): Rows {
  return [...table.querySelectorAll('tr')]
    .map((row) => [...row.querySelectorAll<HTMLElement>(stops)])
    .filter((row) => row.length > 0);
}

const page = 10;

function findTarget(
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
  return moves[logicalKey(event)]?.();
}

/** The stop of another row in the same column, or the nearest one before it. */
function besides(
  row: readonly HTMLElement[],
  from: HTMLElement,
  x: number,
): HTMLElement | undefined {
  const column = findColumn(from);
  return row.findLast((cell) => findColumn(cell) <= column) ?? row[x] ?? row[0];
}

function findColumn(cell: HTMLElement): number {
  return cell.closest<HTMLTableCellElement>('td, th')?.cellIndex ?? 0;
}
