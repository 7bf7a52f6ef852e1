import { type FocusEvent, type RefObject, useCallback, useMemo, useRef } from 'react';
import type { RowWindow } from './RowWindow.ts';

/** Position of the head row. */
export const headPosition = -1;

interface CellAddress {
  /** `headPosition`, or the position of a row among the matching ones. */
  readonly position: number;
  /** Index of the cell in its row, selection cells included. */
  readonly column: number;
}

/** The cell with the tab stop, and functions to move it. */
export interface GridFocus {
  readonly address: () => CellAddress;
  /** Moves the focus to a cell and scrolls it into view. Stops at the edges. */
  readonly moveTo: (address: CellAddress, count: number) => void;
  /** Moves the tab stop to an element that got the focus by a click or Tab. */
  readonly onFocus: (event: FocusEvent<HTMLElement>) => void;
  /** Sets the tab stop again after rows were rendered. */
  readonly restore: () => void;
}

const controls = 'a[href], button, input, select, textarea';

/** The element of a cell that receives the focus: its only control, else the cell (ARIA grid pattern). */
export function stopOf(cell: HTMLElement): HTMLElement {
  const found = cell.querySelectorAll<HTMLElement>(controls);
  return found.length === 1 && found[0] ? found[0] : cell;
}

/**
 * One tab stop for a whole grid. The DOM stores which cell has it, so moving renders nothing. Its row stays rendered
 * while it is scrolled out of view.
 */
export function useGridFocus<Row>(
  table: RefObject<HTMLTableElement | null>,
  windowOf: () => RowWindow<Row> | undefined,
): GridFocus {
  const address = useRef<CellAddress>({ position: 0, column: 0 });
  const holder = useRef<HTMLElement | null>(null);

  const hold = useCallback((stop: HTMLElement) => {
    if (holder.current !== stop) holder.current?.setAttribute('tabindex', '-1');
    stop.setAttribute('tabindex', '0');
    holder.current = stop;
  }, []);

  const cellAt = useCallback(
    ({ position, column }: CellAddress): HTMLElement | undefined => {
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
      address: () => address.current,
      moveTo: ({ position, column }, count) => {
        const cells = table.current?.tHead?.rows[0]?.cells.length ?? 1;
        const next = {
          position: Math.max(headPosition, Math.min(position, count - 1)),
          column: Math.max(0, Math.min(column, cells - 1)),
        };
        if (next.position !== headPosition) windowOf()?.reveal(next.position);
        const cell = cellAt(next);
        if (!cell) return;
        address.current = next;
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
        address.current = { position, column: cell.cellIndex };
        const rows = windowOf();
        if (rows && position !== headPosition) rows.storedPosition = position;
        hold(stopOf(cell));
      },
      restore: () => {
        for (const control of table.current?.tHead?.querySelectorAll('button, input') ?? []) {
          control.setAttribute('tabindex', '-1');
        }
        for (const head of table.current?.tHead?.rows[0]?.cells ?? []) head.tabIndex = -1;
        const kept = windowOf()?.storedPosition ?? 0;
        if (address.current.position !== headPosition) {
          address.current = { ...address.current, position: kept };
        }
        const cell = cellAt(address.current);
        if (cell) hold(stopOf(cell));
      },
    }),
    [table, windowOf, cellAt, hold],
  );
}
