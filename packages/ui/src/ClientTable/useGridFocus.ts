import { type FocusEvent, type RefObject, useCallback, useMemo, useRef } from 'react';
import type { RowWindow } from './RowWindow.ts';

/** Place of the head among rows. */
export const headPosition = -1;

interface GridPlace {
  /** `headPosition`, or the position of a row among the matching ones. */
  readonly position: number;
  /** Place of the cell in its row, the boxes for choosing included. */
  readonly column: number;
}

/** The cell with the tab stop, and functions to move it. */
export interface GridFocus {
  readonly place: () => GridPlace;
  /** Moves the focus to a cell, scrolling as far as needed; past the edges it stays at them. */
  readonly moveTo: (place: GridPlace, count: number) => void;
  /** Follows a focus that came by other ways: a press, Tab. */
  readonly onFocus: (event: FocusEvent<HTMLElement>) => void;
  /** Sets the tab stop after rows were rendered again. */
  readonly restore: () => void;
}

const controls = 'a[href], button, input, select, textarea';

/** What takes the focus for a cell: its only control, else the cell itself (ARIA grid pattern). */
export function stopOf(cell: HTMLElement): HTMLElement {
  const found = cell.querySelectorAll<HTMLElement>(controls);
  return found.length === 1 && found[0] ? found[0] : cell;
}

/**
 * One stop of Tab for a whole grid. Which cell holds it is kept in the document, so that moving renders
 * nothing; its row stays drawn however far the reader scrolls.
 */
export function useGridFocus<Row>(
  table: RefObject<HTMLTableElement | null>,
  windowOf: () => RowWindow<Row> | undefined,
): GridFocus {
  const place = useRef<GridPlace>({ position: 0, column: 0 });
  const holder = useRef<HTMLElement | null>(null);

  const hold = useCallback((stop: HTMLElement) => {
    if (holder.current !== stop) holder.current?.setAttribute('tabindex', '-1');
    stop.setAttribute('tabindex', '0');
    holder.current = stop;
  }, []);

  const cellAt = useCallback(
    ({ position, column }: GridPlace): HTMLElement | undefined => {
      const row =
        position === headPosition
          ? table.current?.tHead?.rows[0]
          : (table.current?.querySelector<HTMLTableRowElement>(`tr[data-row="${position}"]`) ??
            undefined);
      return row?.cells[Math.max(0, Math.min(column, row.cells.length - 1))];
    },
    [table],
  );

  return useMemo(
    () => ({
      place: () => place.current,
      moveTo: ({ position, column }, count) => {
        const cells = table.current?.tHead?.rows[0]?.cells.length ?? 1;
        const next = {
          position: Math.max(headPosition, Math.min(position, count - 1)),
          column: Math.max(0, Math.min(column, cells - 1)),
        };
        if (next.position !== headPosition) windowOf()?.reveal(next.position);
        const cell = cellAt(next);
        if (!cell) return;
        place.current = next;
        const stop = stopOf(cell);
        hold(stop);
        stop.focus({ preventScroll: next.position === headPosition });
        cell.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      },
      onFocus: ({ target }) => {
        const cell = (target as Element).closest<HTMLTableCellElement>('th, td');
        const row = cell?.closest('tr');
        if (!cell || !row) return;
        const position = row.dataset.row === undefined ? headPosition : Number(row.dataset.row);
        place.current = { position, column: cell.cellIndex };
        const rows = windowOf();
        if (rows && position !== headPosition) rows.keptPosition = position;
        hold(stopOf(cell));
      },
      restore: () => {
        for (const control of table.current?.tHead?.querySelectorAll('button, input') ?? []) {
          control.setAttribute('tabindex', '-1');
        }
        for (const head of table.current?.tHead?.rows[0]?.cells ?? []) head.tabIndex = -1;
        const kept = windowOf()?.keptPosition ?? 0;
        if (place.current.position !== headPosition) {
          place.current = { ...place.current, position: kept };
        }
        const cell = cellAt(place.current);
        if (cell) hold(stopOf(cell));
      },
    }),
    [table, windowOf, cellAt, hold],
  );
}
