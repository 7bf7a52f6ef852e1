import { DateField } from '@rentyard/ui/DateField';
import type { ReactNode } from 'react';
import { useT } from '../../i18n/useT.ts';
import type { FilterInputsProps } from './FilterForm.tsx';

/** Days from one to another, both included, either of them open. */
export function DayInputs({ label, value, onChange }: FilterInputsProps): ReactNode {
  const t = useT();
  return (
    <>
      <DateField
        label={`${label}: ${t('filter.from')}`}
        value={value.gte ?? ''}
        onChange={(event) => onChange({ ...value, gte: event.target.value })}
      />
      <DateField
        label={`${label}: ${t('filter.to')}`}
        value={value.lte ?? ''}
        onChange={(event) => onChange({ ...value, lte: event.target.value })}
      />
    </>
  );
}
