import { useEffect, useRef } from 'react';
import { isFreeKey } from '../../services/keyboard/freeKey.ts';
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
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    let goUntil = 0;
    const handleKeyDown = (event: KeyboardEvent) => {
      const isGoing = event.timeStamp < goUntil;
      goUntil = 0;
      if (isPaletteShortcut(event)) {
        event.preventDefault();
        latest.current.onPalette();
      } else if (isHelpShortcut(event)) {
        event.preventDefault();
        latest.current.onKeys();
      } else if (isGoing && isFreeKey(event, event.code)) {
        const [, letter] = /^Key([A-Z])$/.exec(event.code) ?? [];
        if (!letter || !latest.current.onGo(letter.toLowerCase())) return;
        event.preventDefault();
        // The page must not handle the same letter.
        event.stopImmediatePropagation();
      } else if (isFreeKey(event, 'KeyG')) {
        goUntil = event.timeStamp + goTimeout;
      }
    };
    // The capture phase runs before the page's own shortcuts, such as `c` and `e`.
    window.addEventListener('keydown', handleKeyDown, true);
    return () => window.removeEventListener('keydown', handleKeyDown, true);
  }, []);
}
