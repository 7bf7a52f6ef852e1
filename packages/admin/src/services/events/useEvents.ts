import { useEffect, useRef } from 'react';
import { type EventName, type StreamEvent, subscribe } from './streamEvents.ts';

/**
 * Hears what happens on the server while the component is there: `useEvents(['record'], ({ data }) => ...)`.
 * All tabs of a browser share one stream. `reset` says that events were missed: ask anew for what is shown.
 * The handler may be a new function with every render.
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
