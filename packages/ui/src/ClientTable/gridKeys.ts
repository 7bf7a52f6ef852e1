import type { KeyboardEvent } from 'react';
import { letterOf } from '../DataTable/letterOf.ts';
import { logicalKey } from '../lib/direction.ts';
import { isComposing } from '../lib/isComposing.ts';
import { type GridFocus, headPosition, stopOf } from './useGridFocus.ts';

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
  return target !== cell && target !== stopOf(cell);
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
  return moves[event.key.length > 1 ? logicalKey(event) : letterOf(event)];
}

function command(
  event: KeyboardEvent,
  cell: HTMLElement,
  { focus, onChoose, onChooseAll, onOpen, onOtherKey }: GridKeysInput,
): Act {
  const { position } = focus.address();
  const letter = letterOf(event);
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
