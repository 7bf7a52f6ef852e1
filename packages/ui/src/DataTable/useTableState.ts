import { useState } from 'react';

/**
 * The state of a table: the properties in `given` are controlled by the caller, the table keeps the others,
 * starting with the defaults.
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
