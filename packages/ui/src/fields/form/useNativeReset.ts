import { type RefObject, useState } from 'react';
import { setNativeValue } from '../../lib/setNativeValue.ts';
import type { FormValue } from './useFormValue.ts';

/**
 * The reset of a native input with a `value`: listeners of `onChange` get the first value. Without a `value` the
 * browser restores the input alone.
 */
export function useNativeReset(
  input: RefObject<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement | null>,
  value: unknown,
): FormValue | undefined {
  const [initial] = useState(() => value);
  if (value === undefined) return undefined;
  return {
    entries: [],
    onReset: () => input.current && setNativeValue(input.current, String(initial ?? '')),
  };
}
