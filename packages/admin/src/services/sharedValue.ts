import { useSyncExternalStore } from 'react';

/** A value outside the component tree. Components that use it render again when it changes. */
interface SharedValue<Value> {
  readonly get: () => Value;
  readonly set: (value: Value) => void;
  readonly useValue: () => Value;
}

export function createSharedValue<Value>(initial: Value): SharedValue<Value> {
  let current = initial;
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const get = () => current;
  return {
    get,
    set: (value) => {
      current = value;
      for (const listener of listeners) listener();
    },
    useValue: () => useSyncExternalStore(subscribe, get),
  };
}
