import { useEffect, useRef } from 'react';
import { isForThePage, isFreeKey } from '../../records/list/freeKey.ts';

interface CommandKeys {
  readonly onPalette: () => void;
  readonly onKeys: () => void;
  /** Called with the letter after `g`; true when it leads anywhere. */
  readonly onGo: (letter: string) => boolean;
}

/** How long `g` waits for its letter, in milliseconds. */
const goWaits = 1_500;

/**
 * Keys that work on every page: Cmd/Ctrl+K, `?`, and `g` followed by a letter. Keys are known by their place
 * on the keyboard, so that they work with Cyrillic letters too.
 */
export function useCommandKeys(keys: CommandKeys): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    let goUntil = 0;
    const handleKeyDown = (event: KeyboardEvent) => {
      const isGoing = event.timeStamp < goUntil;
      goUntil = 0;
      if (isPaletteKey(event)) {
        event.preventDefault();
        latest.current.onPalette();
      } else if (isQuestion(event)) {
        event.preventDefault();
        latest.current.onKeys();
      } else if (isGoing && isFreeKey(event, event.code)) {
        const [, letter] = /^Key([A-Z])$/.exec(event.code) ?? [];
        if (!letter || !latest.current.onGo(letter.toLowerCase())) return;
        event.preventDefault();
        // What the letter does on the page itself is not meant now.
        event.stopImmediatePropagation();
      } else if (isFreeKey(event, 'KeyG')) {
        goUntil = event.timeStamp + goWaits;
      }
    };
    // Before the keys of the page, which has a `c` and an `e` of its own.
    window.addEventListener('keydown', handleKeyDown, true);
    return () => window.removeEventListener('keydown', handleKeyDown, true);
  }, []);
}

function isPaletteKey(event: KeyboardEvent): boolean {
  if (event.code !== 'KeyK' || event.altKey || event.shiftKey || event.repeat) return false;
  return (event.ctrlKey || event.metaKey) && !event.defaultPrevented;
}

/** Where the sign stands differs from layout to layout; where it would stand on a Latin keyboard counts too. */
function isQuestion(event: KeyboardEvent): boolean {
  if (event.key !== '?' && !(event.code === 'Slash' && event.shiftKey)) return false;
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return false;
  return !event.defaultPrevented && isForThePage(event);
}
