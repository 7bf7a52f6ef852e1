import { type RefCallback, useCallback, useEffect, useRef } from 'react';
import { useNavigationType } from 'react-router';

const places = new Map<string, number>();

/**
 * Remembers how far the frame of a list was scrolled and returns there when the reader comes back to it
 * (P-LIST-9). A list opened anew starts at its top.
 */
export function useScrollMemory(key: string, hasRows: boolean): RefCallback<HTMLDivElement> {
  const frame = useRef<HTMLDivElement | null>(null);
  const isReturn = useNavigationType() === 'POP';
  const isDone = useRef(false);
  const isBegun = useRef(false);
  useEffect(() => {
    if (isBegun.current) return;
    isBegun.current = true;
    // On phones the page scrolls, and would stand where the screen before was left.
    if (!isReturn) window.scrollTo(0, 0);
  }, [isReturn]);
  useEffect(() => {
    if (!hasRows || isDone.current) return;
    isDone.current = true;
    const place = places.get(key);
    // Asked of a list that was never scrolled, it would be laid out once more before it is seen.
    if (isReturn && place && frame.current) frame.current.scrollTop = place;
  }, [hasRows, isReturn, key]);
  return useCallback(
    (element) => {
      frame.current = element;
      const remember = () => places.set(key, element?.scrollTop ?? 0);
      element?.addEventListener('scroll', remember, { passive: true });
      return () => element?.removeEventListener('scroll', remember);
    },
    [key],
  );
}
