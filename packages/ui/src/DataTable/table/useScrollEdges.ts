import { type Ref, type RefCallback, useCallback, useRef } from 'react';
import { mergeRefs } from '../../lib/mergeRefs.ts';

/**
 * Sets `data-more-start` and `data-more-end` on a scroll container while columns are hidden on that side, so that
 * pinned columns can show an edge. Writes only attributes and renders nothing.
 */
export function useScrollEdges(
  outer: Ref<HTMLDivElement> | undefined,
): RefCallback<HTMLDivElement> {
  const sizes = useRef<ResizeObserver>(undefined);
  const watch = useCallback((frame: HTMLDivElement | null) => {
    sizes.current?.disconnect();
    if (!frame) return;
    const mark = () => {
      const scrolled = Math.abs(frame.scrollLeft);
      const rest = frame.scrollWidth - frame.clientWidth - scrolled;
      frame.toggleAttribute('data-more-start', scrolled > 0);
      frame.toggleAttribute('data-more-end', rest > 1);
    };
    frame.addEventListener('scroll', mark, { passive: true });
    sizes.current = new ResizeObserver(mark);
    sizes.current.observe(frame);
    if (frame.firstElementChild) sizes.current.observe(frame.firstElementChild);
  }, []);
  return useCallback((frame) => mergeRefs(watch, outer)(frame), [watch, outer]);
}
