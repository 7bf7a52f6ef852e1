import type { Resource } from '@rentyard/contract/schema/resource';
import type { RecordBase } from '@rentyard/contract/schema/values';
import { useEffect, useSyncExternalStore } from 'react';

/** What the frame knows of the page's record. */
export interface OpenRecord {
  /** Its title as the page shows it; empty while there is none. */
  readonly name: string;
  /** What it is, for whoever acts on it from elsewhere. */
  readonly resource?: Resource | undefined;
  readonly record?: RecordBase | undefined;
}

const none: OpenRecord = { name: '' };
let open = none;
const listeners = new Set<() => void>();

function change(part: Partial<OpenRecord>): void {
  open = { ...open, ...part };
  for (const listener of listeners) listener();
}

/** Tells the frame what the open record is called; nothing while it is undefined. */
export function useNamedRecord(name: string | undefined): void {
  useEffect(() => {
    if (name === undefined) return;
    change({ name });
    return () => change({ name: '' });
  }, [name]);
}

/** Tells the frame which record is open; nothing while the resource is undefined. */
export function useShownRecord(
  resource: Resource | undefined,
  record: RecordBase | undefined,
): void {
  useEffect(() => {
    if (!resource) return;
    change({ resource, record });
    return () => change({ resource: undefined, record: undefined });
  }, [resource, record]);
}

/** The record that is open. */
export function useOpenRecord(): OpenRecord {
  return useSyncExternalStore(subscribe, () => open);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
