import { forwardRef } from 'react';
import { DateInput, type DateInputProps } from './DateInput.tsx';

export interface DateFieldProps extends Omit<DateInputProps, 'type' | 'min' | 'max'> {
  /** The first day that may be chosen, `2026-11-20`. */
  readonly min?: string;
  /** The last day that may be chosen. */
  readonly max?: string;
}

/** A day. Its value is `2026-11-20` whatever the language shows. Fits `register` of react-hook-form. */
export const DateField = forwardRef<HTMLInputElement, DateFieldProps>(
  function DateField(props, ref) {
    return <DateInput {...props} type="date" ref={ref} />;
  },
);
