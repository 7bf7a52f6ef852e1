import type { HasFields } from '@rentyard/contract/schema/fieldPath';
import { NumberField } from '@rentyard/ui/NumberField';
import type { ReactNode } from 'react';
import { type BoundProps, useBoundField } from './useBoundField.ts';
import { useRegistered } from './useRegistered.ts';

/** A number of the record, with the bounds of the contract. */
export function FormNumberField<R extends HasFields = never>({
  name,
  ...rest
}: BoundProps<R, 'number'>): ReactNode {
  const { path, field, frame } = useBoundField<'number'>(name);
  const input = useRegistered(path, field);
  return <NumberField {...frame} {...input} {...rest} min={field.min} max={field.max} />;
}
