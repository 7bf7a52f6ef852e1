import { type EventName, type StreamEvent, subscribe } from './streamEvents.ts';

/** Handles events of these names while a cache entry exists. For `onCacheEntryAdded`. */
export async function subscribeWhileCached<Name extends EventName>(
  cacheEntryRemoved: Promise<void>,
  names: readonly Name[],
  handle: (event: StreamEvent<Name>) => void,
): Promise<void> {
  const unsubscribe = subscribe(names, handle);
  await cacheEntryRemoved;
  unsubscribe();
}
