import { forwardRef } from 'react';
import type { FieldProps } from '../Field.tsx';
import { useDateFormat } from './DateFormatProvider.tsx';
import { PatternInput } from './PatternInput.tsx';

export interface TimeFieldProps extends FieldProps {
  /** `21:30` in every language; empty for none. */
  readonly value: string;
  /** Called with a time, with an empty text, or with the text as typed while it is no time. */
  readonly onChange: (time: string) => void;
  readonly onBlur?: () => void;
  readonly name?: string;
}

/** A time of day, typed in the format of `DateFormatProvider`. */
export const TimeField = forwardRef<HTMLInputElement, TimeFieldProps>(
  function TimeField(props, ref) {
    return <PatternInput {...props} pattern={useDateFormat().time} ref={ref} />;
  },
);
