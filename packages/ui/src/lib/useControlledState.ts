import { useState } from 'react';

/**
 * A value that the host controls, or that the component stores itself while the host passes none.
 * @param value the value of the host; `undefined` for none
 * @param initial the first stored value
 */
export function useControlledState<Value>(
  value: Value | undefined,
  initial: Value,
): readonly [value: Value, store: (next: Value) => void] {
  const [stored, store] = useState(initial);
  return [value === undefined ? stored : value, store];
}
