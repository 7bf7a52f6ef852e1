import { NumberField } from '@rentyard/ui/NumberField';
import type { ReactNode } from 'react';
import { type BoundProps, useBoundField } from './useBoundField.ts';
import { useRegistered } from './useRegistered.ts';

/** A number of the record. Its bounds come from the contract. */
export function FormNumberField({ name, ...rest }: BoundProps): ReactNode {
  const { path, field, frame } = useBoundField(name);
  const input = useRegistered(path, field);
  const bounds = field.kind === 'number' ? { min: field.min, max: field.max } : {};
  return <NumberField {...frame} {...input} {...rest} {...bounds} />;
}
