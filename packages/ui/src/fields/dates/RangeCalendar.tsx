import { isDay } from '@rentyard/validators/localText';
import { type ReactNode, useState } from 'react';
import { Text } from '../../primitives/text/Text.tsx';
import { useUiStrings } from '../../strings/UiStringsProvider.tsx';
import { Calendar } from './Calendar.tsx';

/** Days as `2026-11-20`; null if the period is open at this end. A text that is no day stays as typed. */
export interface DateRange {
  readonly from: string | null;
  readonly to: string | null;
}

interface RangeCalendarProps {
  readonly value: DateRange;
  readonly min: string | undefined;
  readonly max: string | undefined;
  /** Called with the first day alone, and with both days after the second choice. */
  readonly onPick: (value: DateRange) => void;
}

/** A calendar in which two presses choose a period, in either order. */
export function RangeCalendar({ value, min, max, onPick }: RangeCalendarProps): ReactNode {
  const t = useUiStrings();
  const from = dayOf(value.from);
  const to = dayOf(value.to);
  /** The pressed day, or the only one that the value has. The next press completes the period. */
  const [first, setFirst] = useState(from !== '' && to === '' ? from : undefined);
  const pick = (day: string) => {
    setFirst(first === undefined ? day : undefined);
    if (first === undefined) onPick({ from: day, to: null });
    else onPick(day < first ? { from: day, to: first } : { from: first, to: day });
  };
  return (
    <>
      <Text role="status" tone="muted">
        {t(first === undefined ? 'dates.pick_from' : 'dates.pick_to')}
      </Text>
      <Calendar
        day={first ?? (from || to)}
        lastDay={first === undefined ? to : ''}
        min={min}
        max={max}
        onPick={pick}
      />
    </>
  );
}

function dayOf(text: string | null): string {
  return text !== null && isDay(text) ? text : '';
}
