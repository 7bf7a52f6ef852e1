import { useCallback, useEffect, useState } from 'react';

interface KeystrokeBuffer {
  readonly text: string;
  /** Whatever was waited for is there. */
  readonly end: () => void;
}

/**
 * Keeps what is typed while something that was asked for is on its way, so that fast fingers lose nothing
 * and do nothing to the page meanwhile.
 */
export function useKeystrokeBuffer(isRequested: boolean): KeystrokeBuffer {
  const [text, setText] = useState('');
  const [isReady, setReady] = useState(false);
  const isWaiting = isRequested && !isReady;
  useEffect(() => {
    if (!isWaiting) return;
    const handleKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.key.length !== 1) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      setText((before) => before + event.key);
    };
    window.addEventListener('keydown', handleKeyDown, true);
    return () => window.removeEventListener('keydown', handleKeyDown, true);
  }, [isWaiting]);
  useEffect(() => {
    // Only the first opening waits; the next one begins empty.
    if (isReady && !isRequested) setText('');
  }, [isReady, isRequested]);
  return { text, end: useCallback(() => setReady(true), []) };
}
