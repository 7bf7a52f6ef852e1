import { forwardRef } from 'react';
import { useControlledState, type ValueProps } from '../../lib/useControlledState.ts';
import type { FieldProps } from '../Field.tsx';
import { useDateFormat } from './DateFormatProvider.tsx';
import { PatternInput } from './PatternInput.tsx';

/** The value is `21:30` in every language, empty for none, or the text as typed while it is no time. */
export interface TimeFieldProps extends FieldProps, ValueProps<string> {
  readonly onBlur?: () => void;
  readonly name?: string;
}

/** A time of day, typed in the format of `DateFormatProvider`. */
export const TimeField = forwardRef<HTMLInputElement, TimeFieldProps>(function TimeField(
  { value, defaultValue = '', onChange, ...rest },
  ref,
) {
  const [time, setTime] = useControlledState(value, defaultValue, onChange);
  const { time: pattern } = useDateFormat();
  return <PatternInput {...rest} value={time} onChange={setTime} pattern={pattern} ref={ref} />;
});
