import { type RefCallback, useCallback, useEffect, useRef } from 'react';
import { useIsReturn } from '../../records/navigation/listTrail.ts';

const offsets = new Map<string, number>();

/**
 * Stores the scroll position of a list and restores it when the user returns (P-LIST-9). A newly
 * opened list starts at the top.
 */
export function useScrollMemory(key: string, hasRows: boolean): RefCallback<HTMLDivElement> {
  const frame = useRef<HTMLDivElement | null>(null);
  const isReturn = useIsReturn();
  const isDone = useRef(false);
  const isBegun = useRef(false);
  useEffect(() => {
    if (isBegun.current) return;
    isBegun.current = true;
    // On phones the page scrolls and would keep the position of the previous screen.
    if (!isReturn) window.scrollTo(0, 0);
  }, [isReturn]);
  useEffect(() => {
    if (!hasRows || isDone.current) return;
    isDone.current = true;
    const offset = offsets.get(key);
    // Reading the position forces a layout, so skip it for lists that were never scrolled.
    if (isReturn && offset && frame.current) frame.current.scrollTop = offset;
  }, [hasRows, isReturn, key]);
  return useCallback(
    (element) => {
      frame.current = element;
      const remember = () => offsets.set(key, element?.scrollTop ?? 0);
      element?.addEventListener('scroll', remember, { passive: true });
      return () => element?.removeEventListener('scroll', remember);
    },
    [key],
  );
}
