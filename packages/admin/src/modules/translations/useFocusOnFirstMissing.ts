import { type RefObject, useEffect, useRef } from 'react';

const inputs = ':is(input, textarea, [contenteditable="true"]):not([readonly])';

/**
 * Focuses the first text to translate when the page of a record opens. Rich text editors load after
 * the page, so the first one of the page is waited for.
 */
export function useFocusOnFirstMissing(): RefObject<HTMLDivElement | null> {
  const screen = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const frame = screen.current;
    if (!frame) return;
    const focus = () => {
      const pair = frame.querySelector('[data-missing]') ?? frame.querySelector('form section');
      const input = pair?.querySelector<HTMLElement>(inputs);
      input?.focus();
      return input !== undefined && input !== null;
    };
    if (focus()) return;
    const observer = new MutationObserver(() => {
      if (focus()) observer.disconnect();
    });
    observer.observe(frame, { subtree: true, childList: true });
    return () => observer.disconnect();
  }, []);
  return screen;
}
