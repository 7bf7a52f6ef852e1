import type { Option } from '@rentyard/contract/values';
import { Combobox } from '@rentyard/ui/Combobox';
import type { ReactNode } from 'react';
import { useController } from 'react-hook-form';
import { useLoadOptionsOf } from '../fields/useOptionsOf.ts';
import { type BoundProps, useBoundField } from './useBoundField.ts';

/** Another record, chosen by name: the server is asked as one types. */
export function FormReferenceField({ name, ...rest }: BoundProps): ReactNode {
  const { form, field, frame } = useBoundField(name);
  const reference = useController({ control: form.control, name }).field;
  const loadOptions = useLoadOptionsOf(field.kind === 'reference' ? field.to : '');
  return (
    <Combobox
      {...frame}
      {...rest}
      ref={reference.ref}
      name={name}
      value={reference.value as Option | null}
      onChange={reference.onChange}
      onBlur={reference.onBlur}
      loadOptions={loadOptions}
    />
  );
}
