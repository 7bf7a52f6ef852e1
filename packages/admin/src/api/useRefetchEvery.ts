import { useEffect } from 'react';

/** Asks a query anew every `interval` milliseconds; not at all while that is undefined. */
export function useRefetchEvery(refetch: () => unknown, interval: number | undefined): void {
  useEffect(() => {
    if (interval === undefined) return;
    const timer = setInterval(() => void refetch(), interval);
    return () => clearInterval(timer);
  }, [refetch, interval]);
}
