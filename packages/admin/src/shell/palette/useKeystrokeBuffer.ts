import { useCallback, useEffect, useState } from 'react';
import { useKeyDown } from '../../services/keyboard/useKeyDown.ts';

export interface KeystrokeBuffer {
  readonly text: string;
  /** Stops the buffering. */
  readonly end: () => void;
}

/**
 * Buffers keystrokes while a requested component loads, so that no key is lost or handled by the
 * page.
 */
export function useKeystrokeBuffer(isRequested: boolean): KeystrokeBuffer {
  const [text, setText] = useState('');
  const [isReady, setReady] = useState(false);
  const isWaiting = isRequested && !isReady;
  useKeyDown((event) => {
    if (!isWaiting || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key.length !== 1) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    setText((before) => before + event.key);
  }, true);
  useEffect(() => {
    // Only the first opening needs the buffer; later ones start empty.
    if (isReady && !isRequested) setText('');
  }, [isReady, isRequested]);
  return { text, end: useCallback(() => setReady(true), []) };
}
