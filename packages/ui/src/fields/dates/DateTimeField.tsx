import { forwardRef } from 'react';
import { useUiStrings } from '../../strings/UiStringsProvider.tsx';
import type { FieldProps } from '../Field.tsx';
import { textEntry, useFormValue } from '../form/useFormValue.ts';
import { useDateFormat } from './DateFormatProvider.tsx';
import { DateInput } from './DateInput.tsx';
import { isLocal } from './localText.ts';
import { momentOf, wallClock } from './moments.ts';
import { NativeDateInput } from './NativeDateInput.tsx';

export interface DateTimeFieldProps extends FieldProps {
  /** A timestamp in ISO 8601 (`2026-11-20T09:30:00.000Z`), or null. */
  readonly value: string | null;
  /** Called with a timestamp, with null, or with the text as typed while it is none. */
  readonly onChange: (moment: string | null) => void;
  readonly onBlur?: () => void;
  readonly name?: string;
  readonly autoComplete?: string;
  /** Time zone of the input. Defaults to that of `DateFormatProvider`. Shown below the field. */
  readonly timeZone?: string;
  /** The earliest allowed timestamp. */
  readonly min?: string;
  /** The latest allowed timestamp. */
  readonly max?: string;
  /** The browser's own input and calendar, in the browser's format. */
  readonly isNative?: boolean;
}

/** A timestamp, entered as local time of a time zone and stored in UTC. */
export const DateTimeField = forwardRef<HTMLInputElement, DateTimeFieldProps>(
  function DateTimeField(props, ref) {
    const { value, onChange, timeZone, min, max, hint, name, isNative = false, ...rest } = props;
    const t = useUiStrings();
    const format = useDateFormat();
    const zone = timeZone ?? format.timeZone;
    // `Date` would also read the beginning of a typed date: `1` as a day of 2001.
    const local = (moment: string) => (isoTime.test(moment) && wallClock(moment, zone)) || moment;
    const field = {
      ...rest,
      formValue: useFormValue({ name, value, onChange, entriesOf: textEntry }),
      hint: hint ?? t('date.zone', { zone }),
      value: value === null ? '' : local(value),
      onChange: (text: string) =>
        onChange(isLocal(text) ? momentOf(text, zone) : text === '' ? null : text),
    };
    if (isNative) {
      const bounds = { ...(min && { min: local(min) }), ...(max && { max: local(max) }) };
      return <NativeDateInput {...field} {...bounds} type="datetime-local" ref={ref} />;
    }
    return (
      <DateInput
        {...field}
        ref={ref}
        pattern={`${format.date} ${format.time}`}
        min={min && local(min).slice(0, 10)}
        max={max && local(max).slice(0, 10)}
        withDay={(day) => `${day}T${isLocal(field.value) ? field.value.slice(11) : defaultTime}`}
      />
    );
  },
);

const isoTime = /^\d{4}-\d{2}-\d{2}T/;

/** The time of a day that is chosen while the field is empty. */
const defaultTime = '09:00';
