import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { FormValues } from './formValues.ts';

/**
 * A field that is wrong is looked at again with every change, so that its problem goes the moment it is
 * mended and not when the next field is pressed, which would move under the pointer.
 */
export function useCorrections({
  subscribe,
  getFieldState,
  trigger,
}: UseFormReturn<FormValues>): void {
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ name }) => {
          if (name && getFieldState(name).error) void trigger(name);
        },
      }),
    [subscribe, getFieldState, trigger],
  );
}
