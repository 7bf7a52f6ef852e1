import type { Resource } from '@rentyard/contract/schema/resource';
import type { RecordBase } from '@rentyard/contract/schema/values';
import { useEffect } from 'react';
import { createSharedValue } from '../../services/sharedValue.ts';

/** The open record, as the frame knows it. */
export interface OpenRecord {
  /** Its title; empty while there is none. */
  readonly name: string;
  /** The resource of the record, for commands outside its screen. */
  readonly resource?: Resource | undefined;
  readonly record?: RecordBase | undefined;
}

const open = createSharedValue<OpenRecord>({ name: '' });

function change(part: Partial<OpenRecord>): void {
  open.set({ ...open.get(), ...part });
}

/** Sets the title of the open record in the frame; does nothing while undefined. */
export function useNamedRecord(name: string | undefined): void {
  useEffect(() => {
    if (name === undefined) return;
    change({ name });
    return () => change({ name: '' });
  }, [name]);
}

/** Sets the open record in the frame; does nothing while the resource is undefined. */
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

/** The open record. */
export const useOpenRecord = open.useValue;
