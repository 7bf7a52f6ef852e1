import { forwardRef } from 'react';
import { DateInput, type DateInputProps } from './DateInput.tsx';

export interface DateFieldProps extends Omit<DateInputProps, 'type' | 'min' | 'max'> {
  /** The first allowed day, `2026-11-20`. */
  readonly min?: string;
  /** The last allowed day. */
  readonly max?: string;
}

/** A day. The value is `2026-11-20` in every language. Works with `register` of react-hook-form. */
export const DateField = forwardRef<HTMLInputElement, DateFieldProps>(
  function DateField(props, ref) {
    return <DateInput {...props} type="date" ref={ref} />;
  },
);
