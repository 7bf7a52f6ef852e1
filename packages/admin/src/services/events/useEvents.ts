import { useEffect, useRef } from 'react';
import { type EventName, type StreamEvent, subscribe } from './streamEvents.ts';

/**
 * Handles events while the component is mounted: `useEvents(['record'], ({ data }) => ...)`. All
 * tabs of a browser share one stream. `reset` means that events were missed: refetch what is shown.
 * The handler may change with every render.
 */
export function useEvents<Name extends EventName>(
  names: readonly Name[],
  handle: (event: StreamEvent<Name>) => void,
): void {
  const latest = useRef(handle);
  useEffect(() => {
    latest.current = handle;
  });
  const key = names.join();
  useEffect(() => subscribe(key.split(',') as Name[], (event) => latest.current(event)), [key]);
}
