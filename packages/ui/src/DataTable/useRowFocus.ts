import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { letterOf } from './letterOf.ts';

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
export function useRowFocus(
  list: RefObject<HTMLElement | null>,
  rows: readonly unknown[],
): RowFocus {
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
    if (hadFocus.current && document.activeElement === document.body) focusRow(activeIndex);
    const node = list.current;
    if (!node) return;
    const handleFocus = ({ type }: FocusEvent) => {
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
    const handleKeyDown = (event: KeyboardEvent) => {
      const letter = letterOf(event);
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
function isTaken(event: KeyboardEvent, list: HTMLElement | null): boolean {
  const target = event.target as Element;
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
