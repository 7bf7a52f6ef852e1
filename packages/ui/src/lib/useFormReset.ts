import { type RefObject, useEffect } from 'react';
import { useLatest } from './useLatest.ts';

/**
 * Calls `onReset` when the form around `element` is reset, before the browser restores its own inputs. A form library
 * that resets the form and then sets other values therefore has the last word.
 */
export function useFormReset(
  element: RefObject<Element | null>,
  onReset: (() => void) | undefined,
): void {
  const latest = useLatest(onReset);
  const isNeeded = onReset !== undefined;
  useEffect(() => {
    if (!isNeeded) return;
    const handleReset = (event: Event) => {
      const isOwnForm = event.target instanceof Node && event.target.contains(element.current);
      if (isOwnForm && !event.defaultPrevented) latest.current?.();
    };
    document.addEventListener('reset', handleReset);
    return () => document.removeEventListener('reset', handleReset);
  }, [element, isNeeded, latest]);
}
