import { type KeyboardEvent, type RefObject, useMemo, useRef } from 'react';
import { isFocused } from '../lib/activeElement.ts';
import { logicalKey } from '../lib/direction.ts';
import { useLatest } from '../lib/useLatest.ts';

interface MenuKeysOptions {
  readonly isSubmenu: boolean;
  /** Closes the menu and restores the focus: of a submenu to its item. */
  readonly onClose: () => void;
  /** Closes the menu with all menus around it. */
  readonly onCloseAll: () => void;
}

interface MenuKeys {
  /** Moves the focus to an item. A negative index counts from the end. */
  readonly focusItem: (index: number) => void;
  readonly handleKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

const typeAheadPause = 500;

/**
 * Arrow keys, Home, End, Tab, Space and type-ahead over the items of an open menu. The arrow along the text opens the
 * submenu of an item, the other one closes a submenu.
 */
export function useMenuKeys(
  box: RefObject<HTMLElement | null>,
  options: MenuKeysOptions,
): MenuKeys {
  const typed = useRef({ text: '', at: 0 });
  const latest = useLatest(options);

  return useMemo(() => {
    const all = () =>
      [...(box.current?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? [])].filter(
        // Without the items of an open submenu.
        (item) => item.closest('[role="menu"]') === box.current,
      );
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
      const { isSubmenu, onClose, onCloseAll } = latest.current;
      const items = all();
      const at = items.findIndex(isFocused);
      const key = logicalKey(event);
      const target: Readonly<Record<string, number>> = {
        ArrowDown: (at + 1) % items.length,
        ArrowUp: at <= 0 ? -1 : at - 1,
        Home: 0,
        End: -1,
      };
      const next = target[key];
      if (next !== undefined) {
        event.preventDefault();
        focusItem(next);
      } else if (key === 'ArrowRight' && items[at]?.getAttribute('aria-haspopup')) {
        event.preventDefault();
        items[at].click();
      } else if (key === 'Escape' || (key === 'ArrowLeft' && isSubmenu)) {
        event.preventDefault();
        onClose();
      } else if (key === 'Tab') {
        // The browser moves the focus on from the button, which has it again.
        onCloseAll();
      } else if (key === ' ') {
        event.preventDefault();
        items[at]?.click();
      } else if (key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey) {
        focusTyped(key, at);
      }
      // Surrounding lists, menus and forms must not receive the keys of an open menu.
      event.stopPropagation();
    };
    return { focusItem, handleKeyDown };
  }, [box, latest]);
}
