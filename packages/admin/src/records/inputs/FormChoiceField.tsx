import type { HasFields } from '@rentyard/contract/schema/fieldPath';
import { Select } from '@rentyard/ui/Select';
import type { ReactNode } from 'react';
import { useController } from 'react-hook-form';
import { useChoiceLabel } from '../fields/useChoiceLabel.ts';
import { type BoundProps, useBoundField } from './useBoundField.ts';

/** A select with the choices of the contract. */
export function FormChoiceField<R extends HasFields = never>({
  name,
  ...rest
}: BoundProps<R, 'choice'>): ReactNode {
  const { form, path, resource, field, frame } = useBoundField<'choice'>(name);
  const choice = useController({ control: form.control, name: path }).field;
  const label = useChoiceLabel(resource.name, name);
  return (
    <Select
      {...frame}
      {...rest}
      ref={choice.ref}
      name={path}
      options={field.options.map((value) => ({ value, label: label(value) }))}
      value={choice.value === '' ? null : (choice.value as string)}
      onChange={(value) => choice.onChange(value ?? '')}
      onBlur={choice.onBlur}
    />
  );
}
