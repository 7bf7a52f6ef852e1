import { useSyncExternalStore } from 'react';

let isDone = false;
const listeners = new Set<() => void>();

/** Tells that the first page has all its answers and has been drawn: what it did without may come. */
export function noteFirstPage(): void {
  isDone = true;
  for (const listener of listeners) listener();
}

export function useFirstPageDone(): boolean {
  return useSyncExternalStore(subscribe, () => isDone);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
