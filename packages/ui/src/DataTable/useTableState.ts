import { useState } from 'react';

/**
 * The state of a table: the properties in `given` are controlled by the caller, the table keeps the others,
 * starting with the defaults.
 */
export function useTableState<State extends object>(
  defaults: State,
  given: Partial<State> | undefined,
  onChange: ((change: Partial<State>) => void) | undefined,
): readonly [state: State, change: (change: Partial<State>) => void] {
  const [own, setOwn] = useState(defaults);
  const change = (part: Partial<State>) => {
    setOwn((previous) => ({ ...previous, ...part }));
    onChange?.(part);
  };
  return [given ? { ...own, ...given } : own, change];
}
