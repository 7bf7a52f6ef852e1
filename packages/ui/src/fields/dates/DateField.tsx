import { forwardRef } from 'react';
import {
  type OpenProps,
  useControlledState,
  type ValueProps,
} from '../../lib/useControlledState.ts';
import type { FieldProps } from '../Field.tsx';
import { useDateFormat } from './DateFormatProvider.tsx';
import { DateInput } from './DateInput.tsx';
import { NativeDateInput } from './NativeDateInput.tsx';

/**
 * The value is `2026-11-20` in every language, empty for none, or the text as typed while it is no day. `open` is about
 * the calendar.
 */
export interface DateFieldProps extends FieldProps, ValueProps<string>, OpenProps {
  readonly onBlur?: () => void;
  readonly name?: string;
  /** `bday` lets the browser fill in a birthday. */
  readonly autoComplete?: string;
  /** The first allowed day, `2026-11-20`. */
  readonly min?: string;
  /** The last allowed day. */
  readonly max?: string;
  /**
   * The day is in the past, such as a date of birth or of construction: a year typed with two digits is then the latest
   * one that has already begun. Otherwise it is in this century.
   */
  readonly isPast?: boolean;
  /** The browser's own input and calendar, in the browser's format. */
  readonly isNative?: boolean;
}

/** A day, typed in the format of `DateFormatProvider` or chosen from a calendar. */
export const DateField = forwardRef<HTMLInputElement, DateFieldProps>(function DateField(
  { isNative = false, isPast, value, defaultValue = '', onChange, ...rest },
  ref,
) {
  const { date } = useDateFormat();
  const [day, setDay] = useControlledState(value, defaultValue, onChange);
  const field = { ...rest, value: day, onChange: setDay, ref };
  if (isNative) return <NativeDateInput {...field} type="date" />;
  return <DateInput {...field} isPast={isPast} pattern={date} withDay={(chosen) => chosen} />;
});
