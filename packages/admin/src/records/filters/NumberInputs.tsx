import { RangeField } from '@rentyard/ui/RangeField';
import type { ReactNode } from 'react';
import type { FilterInputsProps } from './FilterForm.tsx';

/** Numbers or amounts from one bound to another, either of them open. */
export function NumberInputs({ label, value, onChange }: FilterInputsProps): ReactNode {
  return (
    <RangeField
      label={label}
      value={{ from: value.gte ?? value.eq ?? null, to: value.lte ?? value.eq ?? null }}
      onChange={({ from, to }) => onChange({ gte: plain(from), lte: plain(to) })}
    />
  );
}

/** What is no number cannot be compared with, and drops out. */
function plain(text: string | null): string {
  const number = text?.trim().replace(',', '.') ?? '';
  return /^-?\d+(\.\d+)?$/.test(number) ? number : '';
}
