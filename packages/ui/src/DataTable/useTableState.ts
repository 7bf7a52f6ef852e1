import { useState } from 'react';

/**
 * The state of a table. The caller controls the properties in `given`; the table manages the others and starts with
 * the defaults.
 */
export function useTableState<State extends object>(
  defaults: State,
  initial: Partial<State> | undefined,
  onChange: ((change: Partial<State>) => void) | undefined,
): readonly [state: State, change: (change: Partial<State>) => void] {
  const [own, setOwn] = useState(defaults);
  const change = (patch: Partial<State>) => {
    setOwn((previous) => ({ ...previous, ...patch }));
    onChange?.(patch);
  };
  return [initial ? { ...own, ...initial } : own, change];
}
