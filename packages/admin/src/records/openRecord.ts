import type { Resource } from '@rentyard/contract/resource';
import type { RecordBase } from '@rentyard/contract/values';
import { useEffect, useSyncExternalStore } from 'react';

/** The record that the page is about. */
export interface OpenRecord {
  /** Its title as the page shows it. */
  readonly name: string;
  /** What it is, for whoever acts on it from elsewhere. */
  readonly resource: Resource | undefined;
  readonly record: RecordBase | undefined;
}

let open: OpenRecord | undefined;
const listeners = new Set<() => void>();

function setOpen(next: OpenRecord | undefined): void {
  open = next;
  for (const listener of listeners) listener();
}

/** Tells the frame what the open record is called, and which it is. An empty name: there is none yet. */
export function useNamedRecord(name: string, resource?: Resource, record?: RecordBase): void {
  useEffect(() => {
    setOpen(name ? { name, resource, record } : undefined);
  }, [name, resource, record]);
  useEffect(() => () => setOpen(undefined), []);
}

/** The record that is open; undefined while there is none. */
export function useOpenRecord(): OpenRecord | undefined {
  return useSyncExternalStore(subscribe, () => open);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
