import type { RefObject } from 'react';
import { isFreeKey } from './freeKey.ts';
import { useKeyDown } from './useKeyDown.ts';

/**
 * Shortcuts of a screen by `KeyboardEvent.code`, while nobody types and no popover is open; with a
 * container inside a dialog, only while that dialog is on top.
 */
export function useFreeKeys(
  keys: Readonly<Record<string, () => void>>,
  container?: RefObject<HTMLElement | null>,
): void {
  useKeyDown((event) => {
    const run = keys[event.code];
    if (!run || document.querySelector(':popover-open:not([data-alerts])')) return;
    if (!isFreeKey(event, event.code, container?.current?.closest('dialog'))) return;
    // The key must not type into a field that the shortcut focuses.
    event.preventDefault();
    run();
  });
}
