import { useState } from 'react';
import {
  type ClientTableState,
  type ClientTableStateChange,
  defaultClientTableState,
} from './clientState.ts';

/**
 * Parts of the state that the caller gives are the caller's to change; the table keeps the rest itself,
 * beginning with the defaults.
 */
export function useClientTableState(
  given: Partial<ClientTableState> | undefined,
  onChange: ClientTableStateChange | undefined,
): readonly [state: ClientTableState, change: ClientTableStateChange] {
  const [kept, setKept] = useState(defaultClientTableState);
  const change: ClientTableStateChange = (part) => {
    setKept((previous) => ({ ...previous, ...part }));
    onChange?.(part);
  };
  return [given ? { ...kept, ...given } : kept, change];
}
