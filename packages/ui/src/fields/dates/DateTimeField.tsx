import { isLocal, writeLocal } from '@rentyard/validators/localText';
import { forwardRef, type ReactNode, type SyntheticEvent } from 'react';
import { styled } from 'styled-components';
import {
  type OpenProps,
  useControlledState,
  type ValueProps,
} from '../../lib/useControlledState.ts';
import { Button } from '../../primitives/Button.tsx';
import { useUiStrings } from '../../strings/UiStringsProvider.tsx';
import { theme } from '../../theme/theme.ts';
import type { FieldProps } from '../Field.tsx';
import { textEntry, useFormValue } from '../form/useFormValue.ts';
import { useDateFormat } from './DateFormatProvider.tsx';
import { DateInput } from './DateInput.tsx';
import { findMoments, momentAfterGap, offsetName, wallClock } from './moments.ts';
import { NativeDateInput } from './NativeDateInput.tsx';

/**
 * The value is a timestamp in ISO 8601 (`2026-11-20T09:30:00.000Z`), null, or a text that is none: as typed, or
 * `2026-03-29T02:30[Europe/Berlin]` for a local time that a clock change skips or repeats, until the user chooses.
 * `open` is about the calendar.
 */
export interface DateTimeFieldProps extends FieldProps, ValueProps<string | null>, OpenProps {
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

/**
 * A timestamp, entered as local time of a time zone and stored in UTC. Of a local time that occurs twice the user
 * chooses one; instead of one that does not exist, the field offers the next.
 */
export const DateTimeField = forwardRef<HTMLInputElement, DateTimeFieldProps>(
  function DateTimeField(props, ref) {
    const { value: hostValue, defaultValue = null, onChange: report, timeZone, ...others } = props;
    const { min, max, hint, name, isNative = false, ...rest } = others;
    const [value, onChange] = useControlledState(hostValue, defaultValue, report);
    const t = useUiStrings();
    const format = useDateFormat();
    const zone = timeZone ?? format.timeZone;
    const text = value === null ? '' : formatLocal(value, zone);
    const clockChange = findClockChange(value, text, zone);
    const time = writeLocal(text.slice(11), format.time);
    const field = {
      ...rest,
      formValue: useFormValue({ name, value, onChange, entriesOf: textEntry }),
      hint: hint ?? t('date.zone', { zone }),
      error: clockChange?.isOpen
        ? t(clockChange.isSkipped ? 'date.skipped' : 'date.repeated', { time })
        : rest.error,
      value: text,
      onChange: (typed: string, event?: SyntheticEvent) => {
        if (!isLocal(typed)) onChange(typed === '' ? null : typed, event);
        else if (typed !== text || value === null) onChange(momentIn(typed, zone), event);
      },
    };
    const bounds = {
      ...(min && { min: formatLocal(min, zone) }),
      ...(max && { max: formatLocal(max, zone) }),
    };
    return (
      <Root>
        {isNative ? (
          <NativeDateInput {...field} {...bounds} type="datetime-local" ref={ref} />
        ) : (
          <DateInput
            {...field}
            ref={ref}
            pattern={`${format.date} ${format.time}`}
            min={bounds.min?.slice(0, 10)}
            max={bounds.max?.slice(0, 10)}
            withDay={(day) => `${day}T${isLocal(text) ? text.slice(11) : defaultTime}`}
          />
        )}
        {clockChange && !rest.disabled && !rest.readOnly && (
          <MomentChoice
            label={rest.label}
            moments={clockChange.moments}
            chosen={value}
            zone={zone}
            onChoose={onChange}
          />
        )}
      </Root>
    );
  },
);

const isoTime = /^\d{4}-\d{2}-\d{2}T/;
/** A local time without a chosen timestamp. No reader takes it for UTC. */
const unresolved = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2})\[/;

/** The time of a day that is chosen while the field is empty. */
const defaultTime = '09:00';

/** The local time of a value. `Date` would also read the beginning of a typed date: `1` as a day of 2001. */
function formatLocal(value: string, zone: string): string {
  const [, local] = unresolved.exec(value) ?? [];
  return local ?? ((isoTime.test(value) && wallClock(value, zone)) || value);
}

function momentIn(local: string, zone: string): string {
  const [moment, another] = findMoments(local, zone);
  return moment === undefined || another !== undefined ? `${local}[${zone}]` : moment;
}

interface ClockChange {
  readonly isSkipped: boolean;
  /** Whether no timestamp is chosen yet. */
  readonly isOpen: boolean;
  /** The timestamps to choose from. */
  readonly moments: readonly string[];
}

/** The clock change at a local time, if there is one. */
function findClockChange(
  value: string | null,
  local: string,
  zone: string,
): ClockChange | undefined {
  if (!isLocal(local) || !isoTime.test(local)) return undefined;
  const moments = findMoments(local, zone);
  if (moments.length === 1) return undefined;
  const isSkipped = moments.length === 0;
  return {
    isSkipped,
    isOpen: value !== null && unresolved.test(value),
    moments: isSkipped ? [momentAfterGap(local, zone)] : moments,
  };
}

interface MomentChoiceProps {
  readonly label: string;
  readonly moments: readonly string[];
  readonly chosen: string | null;
  readonly zone: string;
  readonly onChoose: (moment: string) => void;
}

/** The timestamps around a clock change, each with its offset from UTC. */
function MomentChoice({ label, moments, chosen, zone, onChoose }: MomentChoiceProps): ReactNode {
  const { date, time } = useDateFormat();
  return (
    <Choice role="group" aria-label={label}>
      {moments.map((moment) => (
        <Button
          key={moment}
          aria-pressed={moment === chosen}
          variant={moment === chosen ? 'primary' : 'secondary'}
          onClick={() => onChoose(moment)}
        >
          {`${writeLocal(wallClock(moment, zone), `${date} ${time}`)} (${offsetName(moment, zone)})`}
        </Button>
      ))}
    </Choice>
  );
}

const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${theme.space2};
  min-width: 0;
`;

const Choice = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space2};
`;
