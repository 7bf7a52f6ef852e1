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

/**
 * Updates a cache entry by an event. While a request of the entry is running, the update runs again after it: the
 * server may have read its response before the event.
 */
export async function applyEvent(
  running: Promise<unknown> | undefined,
  update: () => void,
): Promise<void> {
  update();
  if (!running) return;
  await running;
  update();
}
