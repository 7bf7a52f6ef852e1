import { useEffect, useRef } from 'react';
import { isFreeKey } from '../../services/keyboard/freeKey.ts';
import { isHelpShortcut, isPaletteShortcut } from './globalShortcuts.ts';

interface GlobalShortcuts {
  readonly onPalette: () => void;
  readonly onKeys: () => void;
  /** Called with the letter after `g`; true when it leads anywhere. */
  readonly onGo: (letter: string) => boolean;
}

/** How long `g` waits for its letter, in milliseconds. */
const goTimeout = 1_500;

/**
 * Keys that work on every page: Cmd/Ctrl+K, `?`, and `g` followed by a letter. Keys are known by their place
 * on the keyboard, so that they work with Cyrillic letters too.
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
        // What the letter does on the page itself is not meant now.
        event.stopImmediatePropagation();
      } else if (isFreeKey(event, 'KeyG')) {
        goUntil = event.timeStamp + goTimeout;
      }
    };
    // Before the keys of the page, which has a `c` and an `e` of its own.
    window.addEventListener('keydown', handleKeyDown, true);
    return () => window.removeEventListener('keydown', handleKeyDown, true);
  }, []);
}
