import { useSyncExternalStore } from 'react';

/** A condition that becomes true once during the life of the page. */
export interface Flag {
  readonly raise: () => void;
  readonly useIsRaised: () => boolean;
}

/** Creates a lowered flag. */
export function createFlag(): Flag {
  let isRaised = false;
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return {
    raise: () => {
      isRaised = true;
      for (const listener of listeners) listener();
    },
    useIsRaised: () => useSyncExternalStore(subscribe, () => isRaised),
  };
}
