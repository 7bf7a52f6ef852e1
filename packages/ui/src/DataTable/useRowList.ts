import {
  type ChangeEvent,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useCallback,
} from 'react';
import { useLatest } from '../lib/useLatest.ts';
import { letterOf } from './letterOf.ts';
import { openRow, pressRow, pressRowAside, rowIndexOf } from './rowPress.ts';
import { useRowFocus } from './useRowFocus.ts';
import type { ModelRow } from './useTableModel.ts';

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
      latest.current[rowIndexOf(event.currentTarget)]?.getToggleSelectedHandler()(event),
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
    const index = rowIndexOf(row);
    const letter = letterOf(event);
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
    const index = row ? rowIndexOf(row) : -1;
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
