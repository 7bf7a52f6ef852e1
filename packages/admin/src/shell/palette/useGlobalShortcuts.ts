import { useRef } from 'react';
import { isFreeKey } from '../../services/keyboard/freeKey.ts';
import { useKeyDown } from '../../services/keyboard/useKeyDown.ts';
import { isHelpShortcut, isPaletteShortcut } from './globalShortcuts.ts';

interface GlobalShortcuts {
  readonly onPalette: () => void;
  readonly onKeys: () => void;
  /** Called with the letter after `g`. Returns whether it opened a module. */
  readonly onGo: (letter: string) => boolean;
}

/** Milliseconds that `g` waits for its letter. */
const goTimeout = 1_500;

/**
 * Shortcuts of every page: Cmd/Ctrl+K, `?`, and `g` followed by a letter. Keys are matched by their
 * physical position, so that they work with Cyrillic layouts too.
 */
export function useGlobalShortcuts(keys: GlobalShortcuts): void {
  const goUntil = useRef(0);
  // The capture phase runs before the page's own shortcuts, such as `c` and `e`.
  useKeyDown((event) => {
    const isGoing = event.timeStamp < goUntil.current;
    goUntil.current = 0;
    if (isPaletteShortcut(event)) {
      event.preventDefault();
      keys.onPalette();
    } else if (isHelpShortcut(event)) {
      event.preventDefault();
      keys.onKeys();
    } else if (isGoing && isFreeKey(event, event.code)) {
      const [, letter] = /^Key([A-Z])$/.exec(event.code) ?? [];
      if (!letter || !keys.onGo(letter.toLowerCase())) return;
      event.preventDefault();
      // The page must not handle the same letter.
      event.stopImmediatePropagation();
    } else if (isFreeKey(event, 'KeyG')) {
      goUntil.current = event.timeStamp + goTimeout;
    }
  }, true);
}
