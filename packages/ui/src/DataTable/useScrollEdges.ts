import { type Ref, type RefCallback, useCallback } from 'react';
import { mergeRefs } from '../lib/mergeRefs.ts';

/**
 * Marks a scrolling frame with `data-more-start` and `data-more-end` while columns lie hidden on
 * that side, so that pinned columns can show an edge. Writes attributes alone: nothing renders.
 */
export function useScrollEdges(
  outer: Ref<HTMLDivElement> | undefined,
): RefCallback<HTMLDivElement> {
  const watch = useCallback((frame: HTMLDivElement | null) => {
    if (!frame) return;
    const mark = () => {
      const scrolled = Math.abs(frame.scrollLeft);
      frame.toggleAttribute('data-more-start', scrolled > 0);
      const rest = frame.scrollWidth - frame.clientWidth - scrolled;
      frame.toggleAttribute('data-more-end', rest > 1);
    };
    frame.addEventListener('scroll', mark, { passive: true });
    const sizes = new ResizeObserver(mark);
    sizes.observe(frame);
    if (frame.firstElementChild) sizes.observe(frame.firstElementChild);
  }, []);
  return useCallback((node) => mergeRefs(watch, outer)(node), [watch, outer]);
}
