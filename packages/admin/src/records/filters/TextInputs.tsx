import { TextField } from '@rentyard/ui/TextField';
import type { ReactNode } from 'react';
import type { FilterInputsProps } from './FilterForm.tsx';

/** Part of a text. */
export function TextInputs({ label, value, onChange }: FilterInputsProps): ReactNode {
  return (
    <TextField
      label={label}
      value={value.contains ?? value.eq ?? ''}
      onChange={(event) => onChange({ contains: event.target.value })}
    />
  );
}
