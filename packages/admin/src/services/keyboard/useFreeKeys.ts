import { type RefObject, useEffect, useRef } from 'react';
import { isFreeKey } from './freeKey.ts';

/**
 * Shortcuts of a screen by `KeyboardEvent.code`, while nobody types and no popover is open; with a
 * container inside a dialog, only while that dialog is on top.
 */
export function useFreeKeys(
  keys: Readonly<Record<string, () => void>>,
  container?: RefObject<HTMLElement | null>,
): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => {
      const run = latest.current[event.code];
      if (!run || document.querySelector(':popover-open')) return;
      if (isFreeKey(event, event.code, container?.current?.closest('dialog'))) run();
    };
    window.addEventListener('keydown', handleKeyDown);
    return () => window.removeEventListener('keydown', handleKeyDown);
  }, [container]);
}
