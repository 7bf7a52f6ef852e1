import { forwardRef } from 'react';
import { useUiStrings } from '../../strings/UiStringsProvider.tsx';
import type { FieldProps } from '../Field.tsx';
import { DateInput } from './DateInput.tsx';
import { momentOf, wallClock } from './moments.ts';

export interface DateTimeFieldProps extends FieldProps {
  /** A timestamp in ISO 8601 (`2026-11-20T09:30:00.000Z`), or null. */
  readonly value: string | null;
  readonly onChange: (moment: string | null) => void;
  readonly onBlur?: () => void;
  readonly name?: string;
  /** Time zone of the input. Defaults to the user's own. Shown below the field. */
  readonly timeZone?: string;
  /** The earliest allowed timestamp. */
  readonly min?: string;
  /** The latest allowed timestamp. */
  readonly max?: string;
}

/** A timestamp, entered as local time of a time zone and stored in UTC. */
export const DateTimeField = forwardRef<HTMLInputElement, DateTimeFieldProps>(
  function DateTimeField({ value, onChange, timeZone, min, max, hint, ...rest }, ref) {
    const t = useUiStrings();
    const zone = timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
    return (
      <DateInput
        {...rest}
        {...(min !== undefined && { min: wallClock(min, zone) })}
        {...(max !== undefined && { max: wallClock(max, zone) })}
        ref={ref}
        type="datetime-local"
        hint={hint ?? t('date.zone', { zone })}
        value={wallClock(value, zone)}
        onChange={(event) => onChange(momentOf(event.currentTarget.value, zone))}
      />
    );
  },
);
