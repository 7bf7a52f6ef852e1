import { Select } from '@rentyard/ui/Select';
import type { ReactNode } from 'react';
import { useController } from 'react-hook-form';
import { useChoiceLabel } from '../fields/useChoiceLabel.ts';
import { type BoundProps, useBoundField } from './useBoundField.ts';

/** One of the words that the contract lists. */
export function FormChoiceField({ name, ...rest }: BoundProps): ReactNode {
  const { form, path, resource, field, frame } = useBoundField(name);
  const choice = useController({ control: form.control, name: path }).field;
  const label = useChoiceLabel(resource.name, name);
  const words = field.kind === 'choice' ? field.options : [];
  return (
    <Select
      {...frame}
      {...rest}
      ref={choice.ref}
      name={path}
      options={words.map((value) => ({ value, label: label(value) }))}
      value={choice.value === '' ? null : (choice.value as string)}
      onChange={(value) => choice.onChange(value ?? '')}
      onBlur={choice.onBlur}
    />
  );
}
