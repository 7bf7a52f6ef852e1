import { type KeyboardEvent, type RefObject, useMemo, useRef } from 'react';
import { useLatest } from '../lib/useLatest.ts';

interface MenuKeys {
  /** Moves the focus to an item. A negative index counts from the end. */
  readonly focusItem: (index: number) => void;
  readonly handleKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

const typeAheadPause = 500;

/** Arrow keys, Home, End, Tab, Space and type-ahead over the items of an open menu. */
export function useMenuKeys(box: RefObject<HTMLElement | null>, onClose: () => void): MenuKeys {
  const typed = useRef({ text: '', at: 0 });
  const close = useLatest(onClose);

  return useMemo(() => {
    const all = () => [...(box.current?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? [])];
    const focusItem = (index: number) => all().at(index)?.focus();

    const focusTyped = (key: string, from: number) => {
      const now = Date.now();
      const last = typed.current;
      const text = (now - last.at > typeAheadPause ? '' : last.text) + key.toLocaleLowerCase();
      typed.current = { text, at: now };
      const items = all();
      const start = text.length === 1 ? from + 1 : Math.max(from, 0);
      const order = [...items.slice(start), ...items.slice(0, start)];
      order.find((item) => item.textContent?.trim().toLocaleLowerCase().startsWith(text))?.focus();
    };

    const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
      const items = all();
      const at = items.indexOf(document.activeElement as HTMLElement);
      const target: Readonly<Record<string, number>> = {
        ArrowDown: (at + 1) % items.length,
        ArrowUp: at <= 0 ? -1 : at - 1,
        Home: 0,
        End: -1,
      };
      const next = target[event.key];
      if (next !== undefined) {
        event.preventDefault();
        focusItem(next);
      } else if (event.key === 'Tab' || event.key === 'Escape') {
        event.preventDefault();
        close.current();
      } else if (event.key === ' ') {
        event.preventDefault();
        items[at]?.click();
      } else if (event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey) {
        focusTyped(event.key, at);
      }
      // Surrounding lists and forms must not receive the keys of an open menu.
      event.stopPropagation();
    };
    return { focusItem, handleKeyDown };
  }, [box, close]);
}
