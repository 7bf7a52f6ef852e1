import { useEffect, useSyncExternalStore } from 'react';

let title = '';
const listeners = new Set<() => void>();

function setTitle(next: string): void {
  title = next;
  for (const listener of listeners) listener();
}

/** Tells the frame what the open record is called. */
export function useNamedRecord(name: string): void {
  useEffect(() => {
    setTitle(name);
    return () => setTitle('');
  }, [name]);
}

/** The name of the record that is open; empty while there is none. */
export function useOpenRecord(): string {
  return useSyncExternalStore(subscribe, () => title);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
