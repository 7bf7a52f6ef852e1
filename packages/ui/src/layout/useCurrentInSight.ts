import { type RefObject, useEffect, useRef } from 'react';

/** Brings the current tab into the sight of a strip that scrolls sideways, in its middle; the page itself stays. */
export function useCurrentInSight<Box extends HTMLElement>(
  currentId: string | undefined,
): RefObject<Box | null> {
  const box = useRef<Box>(null);
  useEffect(() => {
    const current = currentId && box.current?.querySelector('[aria-current]');
    if (!current) return;
    // The strip may stand among others in a frame that scrolls them all.
    let frame = current.parentElement;
    while (frame && frame.scrollWidth <= frame.clientWidth) frame = frame.parentElement;
    if (!frame || frame === document.documentElement) return;
    const { left, width } = current.getBoundingClientRect();
    const middle = frame.getBoundingClientRect().left + frame.clientWidth / 2;
    frame.scrollLeft += left + width / 2 - middle;
  }, [currentId]);
  return box;
}
