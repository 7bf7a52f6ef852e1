import {
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useCallback,
  useMemo,
  useRef,
} from 'react';
import { logicalKey } from '../lib/direction.ts';
import { isComposing } from '../lib/isComposing.ts';
import { keyName } from '../lib/keyName.ts';
import type { RowWindow } from './RowWindow.ts';

/** Position of the head row. */
const headPosition = -1;

interface CellAddress {
  /** `headPosition`, or the position of a row among the matching ones. */
  readonly position: number;
  /** Index of the cell in its row, selection cells included. */
  readonly column: number;
}

/** The cell with the tab stop, and functions to move it. */
interface GridFocus {
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
function findTabStop(cell: HTMLElement): HTMLElement {
  const found = cell.querySelectorAll<HTMLElement>(controls);
  return found.length === 1 && found[0] ? found[0] : cell;
}

/**
 * One tab stop for a whole grid. The DOM stores which cell has it, so moving renders nothing. Its row stays rendered
 * while it is scrolled out of view.
 */
export function useGridFocus<Row>(
  table: RefObject<HTMLTableElement | null>,
  getWindow: () => RowWindow<Row> | undefined,
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
        if (next.position !== headPosition) getWindow()?.reveal(next.position);
        const cell = cellAt(next);
        if (!cell) return;
        address.current = next;
        const stop = findTabStop(cell);
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
        const rows = getWindow();
        if (rows && position !== headPosition) rows.storedPosition = position;
        hold(findTabStop(cell));
      },
      restore: () => {
        for (const control of table.current?.tHead?.querySelectorAll('button, input') ?? []) {
          control.setAttribute('tabindex', '-1');
        }
        for (const head of table.current?.tHead?.rows[0]?.cells ?? []) head.tabIndex = -1;
        const kept = getWindow()?.storedPosition ?? 0;
        if (address.current.position !== headPosition) {
          address.current = { ...address.current, position: kept };
        }
        const cell = cellAt(address.current);
        if (cell) hold(findTabStop(cell));
      },
    }),
    [table, getWindow, cellAt, hold],
  );
}

interface GridKeysInput {
  readonly focus: GridFocus;
  /** Number of matching rows. */
  readonly count: number;
  /** Number of rows that a Page key moves by. */
  readonly pageSize: () => number;
  readonly onChoose: ((position: number, isRange: boolean) => void) | undefined;
  readonly onChooseAll: (() => void) | undefined;
  readonly onOpen: (row: HTMLElement, event: KeyboardEvent) => void;
  /** Handles a letter key that the grid does not use. Returns true if it was handled. */
  readonly onOtherKey: (letter: string, position: number) => boolean;
}

const typing = 'input:not([type="checkbox"]), textarea, select, [contenteditable]';

/**
 * Keys of the ARIA grid pattern. Arrows move by cell, Home and End to the ends of the row, with Ctrl to the corners,
 * Page keys by the visible rows. Space selects a row, Shift+Space a range, Ctrl+A all rows. Enter opens the row or
 * enters a cell with several controls; Esc leaves the cell. `j`, `k` and `x` work as in `DataTable`.
 */
export function gridKeys(input: GridKeysInput): (event: KeyboardEvent<HTMLElement>) => void {
  return (event) => {
    const target = event.target as HTMLElement;
    const cell = target.closest<HTMLTableCellElement>('th, td');
    if (!cell || event.defaultPrevented || event.altKey) return;
    if (isInside(target, cell) || target.matches(typing)) {
      if (event.key === 'Escape' && !isComposing(event)) focusCell(event, input);
      return;
    }
    const act = move(event, input) ?? command(event, cell, input);
    if (!act) return;
    event.preventDefault();
    act();
  };
}

/** Whether the focus is on one of several controls inside a cell. */
function isInside(target: HTMLElement, cell: HTMLElement): boolean {
  return target !== cell && target !== findTabStop(cell);
}

function focusCell(event: KeyboardEvent, { focus, count }: GridKeysInput): void {
  event.preventDefault();
  focus.moveTo(focus.address(), count);
}

type Act = (() => void) | undefined;

function move(event: KeyboardEvent, { focus, count, pageSize, onChoose }: GridKeysInput): Act {
  const { position, column } = focus.address();
  const isFar = event.ctrlKey || event.metaKey;
  const go = (toPosition: number, toColumn = column) =>
    focus.moveTo({ position: toPosition, column: toColumn }, count);
  const walk = (step: 1 | -1) => {
    const to = Math.max(headPosition, Math.min(position + step, count - 1));
    if (event.shiftKey && position !== headPosition && to !== headPosition) onChoose?.(to, true);
    go(to);
  };
  const moves: Readonly<Record<string, () => void>> = {
    ArrowDown: () => walk(1),
    ArrowUp: () => walk(-1),
    ArrowRight: () => go(position, column + 1),
    ArrowLeft: () => go(position, column - 1),
    PageDown: () => go(position + pageSize()),
    PageUp: () => go(Math.max(0, position - pageSize())),
    Home: () => go(isFar ? 0 : position, 0),
    End: () => go(isFar ? count - 1 : position, Number.MAX_SAFE_INTEGER),
    ...(!isFar && { j: () => walk(1), k: () => walk(-1) }),
  };
  return moves[event.key.length > 1 ? logicalKey(event) : keyName(event)];
}

function command(
  event: KeyboardEvent,
  cell: HTMLElement,
  { focus, onChoose, onChooseAll, onOpen, onOtherKey }: GridKeysInput,
): Act {
  const { position } = focus.address();
  const letter = keyName(event);
  const isCell = event.target === cell;
  if (event.ctrlKey || event.metaKey) return letter === 'a' ? onChooseAll : undefined;
  if (position === headPosition) return undefined;
  const isPressed = (event.target as Element).matches('button, input');
  if (letter === 'x' || (event.key === ' ' && !isPressed)) {
    return onChoose && (() => onChoose(position, event.shiftKey));
  }
  if (event.key === 'Enter' || event.key === 'F2')
    return isCell ? enter(event, cell, onOpen) : undefined;
  if (letter.length > 1) return undefined;
  return onOtherKey(letter, position) ? () => {} : undefined;
}

function enter(event: KeyboardEvent, cell: HTMLElement, onOpen: GridKeysInput['onOpen']): Act {
  const first = cell.querySelector<HTMLElement>('a[href], button, input, select, textarea');
  if (first) return () => first.focus();
  const row = cell.closest('tr');
  return row && event.key === 'Enter' ? () => onOpen(row, event) : undefined;
}
