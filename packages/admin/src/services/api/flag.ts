import { useSyncExternalStore } from 'react';

/** Something that becomes true once, while the page lives. */
export interface Flag {
  readonly raise: () => void;
  readonly useIsRaised: () => boolean;
}

/** Makes a flag that is down. */
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
