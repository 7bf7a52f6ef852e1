import type { Option } from '@rentyard/contract/values';
import { Combobox } from '@rentyard/ui/Combobox';
import type { ReactNode } from 'react';
import { useController } from 'react-hook-form';
import { useLoadOptions } from '../fields/useReferenceOptions.ts';
import { useFormOfRecord } from '../form/RecordFormContext.ts';
import { type BoundProps, useBoundField } from './useBoundField.ts';

/** Another record, chosen by name: the server is asked as one types. */
export function FormReferenceField({ name, ...rest }: BoundProps): ReactNode {
  const { form, frame } = useBoundField(name);
  const { resource } = useFormOfRecord();
  const reference = useController({ control: form.control, name }).field;
  const loadOptions = useLoadOptions(resource.name, name);
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
