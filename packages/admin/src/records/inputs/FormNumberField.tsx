import type { HasFields } from '@rentyard/contract/schema/fieldPath';
import { NumberField } from '@rentyard/ui/NumberField';
import type { ReactNode } from 'react';
import { useController } from 'react-hook-form';
import { type BoundProps, useBoundField } from './useBoundField.ts';

/** A number of the record, with the bounds of the contract. */
export function FormNumberField<R extends HasFields = never>({
  name,
  ...rest
}: BoundProps<R, 'number'>): ReactNode {
  const { form, path, field, frame } = useBoundField<'number'>(name);
  const { value, ...input } = useController({ control: form.control, name: path }).field;
  const { min, max } = field;
  return (
    <NumberField {...frame} {...input} {...rest} {...{ min, max }} value={String(value ?? '')} />
  );
}
