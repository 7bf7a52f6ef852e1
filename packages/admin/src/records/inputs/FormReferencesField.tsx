import type { Option } from '@rentyard/contract/values';
import { MultiSelect } from '@rentyard/ui/MultiSelect';
import type { ReactNode } from 'react';
import { useController } from 'react-hook-form';
import { useLoadOptions } from '../fields/useReferenceOptions.ts';
import { useFormOfRecord } from '../form/RecordFormContext.ts';
import { useCreationAmong } from '../place/useCreationAmong.ts';
import { type BoundProps, useBoundField } from './useBoundField.ts';

/**
 * Several other records, chosen by name; they keep the order in which they were chosen. One that is
 * missing is made here.
 */
export function FormReferencesField({ name, ...rest }: BoundProps): ReactNode {
  const { form, field, frame } = useBoundField(name);
  const { resource } = useFormOfRecord();
  const references = useController({ control: form.control, name }).field;
  const loadOptions = useLoadOptions(resource.name, name);
  const made = useCreationAmong(field, name, references);
  return (
    <>
      <MultiSelect
        {...frame}
        required={field.kind === 'references' && field.min > 0}
        {...rest}
        ref={references.ref}
        name={name}
        value={references.value as readonly Option[]}
        onChange={references.onChange}
        onBlur={references.onBlur}
        loadOptions={loadOptions}
        creation={made.creation}
      />
      {made.form}
    </>
  );
}
