import { useState } from 'react';
import { defaultTableState, type TableState, type TableStateChange } from './tableState.ts';

/**
 * Parts of the state that the caller gives are the caller's to change; the table keeps the rest
 * itself, beginning with the defaults.
 */
export function useTableState(
  given: Partial<TableState> | undefined,
  onChange: TableStateChange | undefined,
): readonly [state: TableState, change: TableStateChange] {
  const [kept, setKept] = useState(defaultTableState);
  const change: TableStateChange = (part) => {
    setKept((previous) => ({ ...previous, ...part }));
    onChange?.(part);
  };
  return [given ? { ...kept, ...given } : kept, change];
}
