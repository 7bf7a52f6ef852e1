import type { HasFields } from '@rentyard/contract/schema/fieldPath';
import type { Option } from '@rentyard/contract/schema/values';
import { Combobox } from '@rentyard/ui/Combobox';
import type { ReactNode } from 'react';
import { useController } from 'react-hook-form';
import { useLoadOptions, useOptionOf } from '../fields/useReferenceOptions.ts';
import { useFormOfRecord } from '../form/RecordFormContext.ts';
import type { CreatedRecord } from '../navigation/useFormLocation.ts';
import { useQuickCreate } from '../quick-create/useQuickCreate.tsx';
import { type BoundProps, useBoundField } from './useBoundField.ts';

/** A reference, searched by name while typing. A missing record can be created here. */
export function FormReferenceField<R extends HasFields = never>({
  name,
  ...rest
}: BoundProps<R, 'reference'>): ReactNode {
  const { form, field, frame } = useBoundField<'reference'>(name);
  const { resource } = useFormOfRecord();
  const reference = useController({ control: form.control, name }).field;
  const loadOptions = useLoadOptions(resource.name, name);
  const optionOf = useOptionOf(resource.name, name);
  const choose = async ({ id }: CreatedRecord) => reference.onChange(await optionOf(id));
  const made = useQuickCreate(field.to, (record) => void choose(record));
  return (
    <>
      <Combobox
        {...frame}
        {...rest}
        ref={reference.ref}
        name={name}
        value={reference.value as Option | null}
        onChange={reference.onChange}
        onBlur={reference.onBlur}
        loadOptions={loadOptions}
        creation={made.creation}
      />
      {made.form}
    </>
  );
}
