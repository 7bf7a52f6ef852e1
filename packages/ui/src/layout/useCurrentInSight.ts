import { type RefObject, useEffect, useRef } from 'react';

/** Scrolls a horizontal strip so that the current tab is in its middle. The page does not scroll. */
export function useCurrentInSight<Box extends HTMLElement>(
  currentId: string | undefined,
): RefObject<Box | null> {
  const box = useRef<Box>(null);
  useEffect(() => {
    const current = currentId && box.current?.querySelector('[aria-current]');
    if (!current) return;
    // The scroll container may be an ancestor that contains several strips.
    let frame = current.parentElement;
    while (frame && frame.scrollWidth <= frame.clientWidth) frame = frame.parentElement;
    if (!frame || frame === document.documentElement) return;
    const { left, width } = current.getBoundingClientRect();
    const middle = frame.getBoundingClientRect().left + frame.clientWidth / 2;
    frame.scrollLeft += left + width / 2 - middle;
  }, [currentId]);
  return box;
}
