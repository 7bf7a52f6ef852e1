import {
  type ChangeEvent,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { activeElementIn } from '../../lib/activeElement.ts';
import { keyName } from '../../lib/keyName.ts';
import { useLatest } from '../../lib/useLatest.ts';
import type { ModelRow } from '../model/useTableModel.ts';
import { findRowIndex, openRow, pressRow, pressRowAside } from './rowPress.ts';

interface RowListInput<Record extends object> {
  readonly list: RefObject<HTMLElement | null>;
  readonly rows: readonly ModelRow<Record>[];
  readonly isSelectable: boolean;
  readonly onRowOpen: ((row: Record) => void) | undefined;
  readonly onRowPeek: ((row: Record) => void) | undefined;
  readonly onRowFocus: ((row: Record) => void) | undefined;
  readonly onEdit: (button: HTMLElement) => void;
  /** Handles a key that the list does not use. Returns true if it was handled. */
  readonly onOtherKey: (letter: string, row: Record) => boolean;
  readonly menu: {
    readonly expect: () => void;
    readonly begin: (event: PointerEvent) => void;
    readonly press: (button: HTMLElement, event: MouseEvent) => void;
  };
}

/**
 * Behaviour of rows and cards: open, select singly or in ranges, move by keyboard. The list has all handlers, so rows
 * have none.
 */
export function useRowList<Record extends object>(input: RowListInput<Record>) {
  const { list, rows, isSelectable, onRowOpen } = input;
  const latest = useLatest(rows);
  const { activeIndex, setActiveIndex, focusRow } = useRowFocus(list, rows);

  const handleCheck = useCallback(
    (event: ChangeEvent<HTMLInputElement>) =>
      latest.current[findRowIndex(event.currentTarget)]?.getToggleSelectedHandler()(event),
    [latest],
  );

  /** Does the same as a click on the checkbox of the row. */
  const toggle = (row: ModelRow<Record> | undefined, shiftKey: boolean) =>
    row?.getToggleSelectedHandler()({ target: { checked: !row.getIsSelected() }, shiftKey });

  const press = { recordAt: (index: number) => rows[index]?.original, onRowOpen };
  const handleClick = (event: MouseEvent<HTMLElement>) =>
    pressRow(event, { ...press, onMenu: input.menu.press, onEdit: input.onEdit });

  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const row = (event.target as HTMLElement).closest<HTMLElement>('[data-row]');
    if (!row || event.defaultPrevented || event.altKey) return;
    const index = findRowIndex(row);
    const letter = keyName(event);
    if (letter === 'Enter' && event.target === row) openRow(row, event, press);
    else if (event.ctrlKey || event.metaKey) return;
    else if (letter === 'ArrowDown' || letter === 'j') focusRow(index + 1);
    else if (letter === 'ArrowUp' || letter === 'k') focusRow(index - 1);
    else if (letter === 'Home') focusRow(0);
    else if (letter === 'End') focusRow(rows.length - 1);
    else if (letter === 'x' && isSelectable) toggle(rows[index], event.shiftKey);
    else {
      const record = rows[index]?.original;
      if (letter === ' ' && event.target === row && record && input.onRowPeek) {
        input.onRowPeek(record);
      } else if (record === undefined || !input.onOtherKey(letter, record)) return;
    }
    event.preventDefault();
  };

  const handleFocus = (event: FocusEvent<HTMLElement>) => {
    const row = event.target.closest<HTMLElement>('[data-row]');
    const index = row ? findRowIndex(row) : -1;
    const record = rows[index]?.original;
    if (record !== undefined) {
      setActiveIndex(index);
      input.onRowFocus?.(record);
    }
    input.menu.expect();
  };

  return {
    activeIndex,
    onCheck: isSelectable ? handleCheck : undefined,
    listeners: {
      onPointerEnter: input.menu.expect,
      onPointerDown: input.menu.begin,
      onClick: handleClick,
      onAuxClick: pressRowAside,
      onKeyDown: handleKeyDown,
      onFocus: handleFocus,
    },
  };
}

interface RowFocus {
  /** Index of the row with the tab stop. */
  readonly activeIndex: number;
  readonly setActiveIndex: (index: number) => void;
  /** Moves the focus to a row. Stops at either end. */
  readonly focusRow: (index: number) => void;
}

/**
 * Roving focus over the elements marked `data-row` in `list`. `j` and `k` enter the rows from anywhere on the page
 * except text fields. If a change of page removes the focused row, the focus returns to the rows.
 */
function useRowFocus(list: RefObject<HTMLElement | null>, rows: readonly unknown[]): RowFocus {
  const [requested, setActiveIndex] = useState(0);
  const last = rows.length - 1;
  const activeIndex = Math.max(0, Math.min(requested, last));
  const hadFocus = useRef(false);

  const focusRow = (index: number) => {
    const next = Math.max(0, Math.min(index, last));
    list.current?.querySelector<HTMLElement>(`[data-row="${next}"]`)?.focus();
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: must run whenever the rows change
  useLayoutEffect(() => {
    if (hadFocus.current && activeElementIn(document) === null) focusRow(activeIndex);
    const node = list.current;
    if (!node) return;
    const handleFocus = ({ type }: Event) => {
      hadFocus.current = type === 'focusin';
    };
    node.addEventListener('focusin', handleFocus);
    node.addEventListener('focusout', handleFocus);
    return () => {
      node.removeEventListener('focusin', handleFocus);
      node.removeEventListener('focusout', handleFocus);
    };
  }, [rows]);

  // A layout effect, so that keys pressed as soon as the rows are visible are handled.
  useLayoutEffect(() => {
    const handleKeyDown = (event: globalThis.KeyboardEvent) => {
      const letter = keyName(event);
      if ((letter !== 'j' && letter !== 'k') || isTaken(event, list.current)) return;
      event.preventDefault();
      list.current?.querySelector<HTMLElement>('[data-row][tabindex="0"]')?.focus();
    };
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, [list]);

  return { activeIndex, setActiveIndex, focusRow };
}

const typingSelector =
  'input, textarea, select, [contenteditable], dialog, [popover], [role="menu"], [role="listbox"]';

/** Whether something else handles the key: a shortcut, a field, an open layer, the rows themselves. */
function isTaken(event: globalThis.KeyboardEvent, list: HTMLElement | null): boolean {
  const target = event.composedPath()[0] as Element;
  return (
    event.defaultPrevented ||
    event.ctrlKey ||
    event.metaKey ||
    event.altKey ||
    !list ||
    list.contains(target) ||
    target.closest(typingSelector) !== null ||
    document.querySelector('dialog[open]') !== null
  );
}
