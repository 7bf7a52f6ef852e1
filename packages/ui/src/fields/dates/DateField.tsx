import { forwardRef } from 'react';
import type { FieldProps } from '../Field.tsx';
import { useDateFormat } from './DateFormatProvider.tsx';
import { DateInput } from './DateInput.tsx';
import { NativeDateInput } from './NativeDateInput.tsx';

export interface DateFieldProps extends FieldProps {
  /** `2026-11-20` in every language; empty for none. */
  readonly value: string;
  /** Called with a day, with an empty text, or with the text as typed while it is no day. */
  readonly onChange: (day: string) => void;
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
  { isNative = false, isPast, ...rest },
  ref,
) {
  const { date } = useDateFormat();
  if (isNative) return <NativeDateInput {...rest} type="date" ref={ref} />;
  return <DateInput {...rest} isPast={isPast} pattern={date} withDay={(day) => day} ref={ref} />;
});
