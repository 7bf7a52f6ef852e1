import { DateField } from '@rentyard/ui/DateField';
import { SegmentedControl } from '@rentyard/ui/SegmentedControl';
import type { ReactNode } from 'react';
import { useT } from '../../../services/i18n/useT.ts';
import { addDays, type ChosenPeriod, isDay, periodLengths } from './period.ts';

interface PeriodControlProps {
  readonly chosen: ChosenPeriod;
  /** Sets `days`, and `from` and `to` of chosen days. */
  readonly onChoose: (changes: Readonly<Record<string, string>>) => void;
}

/** A number of days that end today, or a first and a last day. */
export function PeriodControl({ chosen, onChoose }: PeriodControlProps): ReactNode {
  const t = useT();
  const { days, period } = chosen;
  const last = addDays(period.to, -1);
  const between = (from: string, lastDay: string) => {
    if (isDay(from) && isDay(lastDay) && from <= lastDay) {
      onChoose({ days: 'custom', from, to: addDays(lastDay, 1) });
    }
  };
  return (
    <>
      <SegmentedControl
        label={t('period.days')}
        value={String(days)}
        options={[
          ...periodLengths.map((count) => ({
            value: String(count),
            label: t('period.last_days', { count }),
          })),
          { value: 'custom', label: t('period.custom') },
        ]}
        onChange={(value) => onChoose({ days: value, ...(value === 'custom' && period) })}
      />
      {days === 'custom' && (
        <>
          <DateField
            label={t('period.from')}
            value={period.from}
            max={last}
            onChange={(from) => between(from, last)}
          />
          <DateField
            label={t('period.to')}
            value={last}
            min={period.from}
            onChange={(to) => between(period.from, to)}
          />
        </>
      )}
    </>
  );
}
