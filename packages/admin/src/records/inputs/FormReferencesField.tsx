import type { HasFields } from '@rentyard/contract/schema/fieldPath';
import type { ReferencesField } from '@rentyard/contract/schema/fieldTypes';
import type { Option } from '@rentyard/contract/schema/values';
import type { Option as PickedOption } from '@rentyard/ui/Combobox';
import { MultiSelect } from '@rentyard/ui/MultiSelect';
import type { ReactNode } from 'react';
import { type ControllerRenderProps, useController } from 'react-hook-form';
import { useLoadOptions, useOptionOf } from '../fields/useReferenceOptions.ts';
import { useFormOfRecord } from '../form/RecordFormContext.ts';
import type { CreatedRecord } from '../navigation/useFormLocation.ts';
import { useQuickCreate } from '../quick-create/useQuickCreate.tsx';
import { type BoundProps, useBoundField } from './useBoundField.ts';

/**
 * Several references, searched by name and stored in the order chosen. A missing record can be
 * created here.
 */
export function FormReferencesField<R extends HasFields = never>({
  name,
  ...rest
}: BoundProps<R, 'references'>): ReactNode {
  const { frame, choice, creationForm } = useReferencesField(name);
  return (
    <>
      <MultiSelect {...frame} {...rest} {...choice} name={name} />
      {creationForm}
    </>
  );
}

/** Props of any input for several references, and the open quick-create form. */
export function useReferencesField(name: string) {
  const { form, field, frame } = useBoundField<'references'>(name);
  const { resource } = useFormOfRecord();
  const { ref, value, onChange, onBlur } = useController({ control: form.control, name }).field;
  const loadOptions = useLoadOptions(resource.name, name);
  const made = useQuickCreateAmong(field, name, { value, onChange });
  return {
    frame: { ...frame, required: field.min > 0 },
    choice: {
      ref,
      value: value as readonly Option[],
      // The form stores what the record has: details of options change.
      onChange: (chosen: readonly PickedOption[]) =>
        onChange(chosen.map(({ id, name }) => ({ id, name }))),
      onBlur,
      loadOptions,
      creation: made.creation,
    },
    creationForm: made.form,
  };
}

type Chosen = Pick<ControllerRenderProps, 'value' | 'onChange'>;

/** Creates a record and adds it to the chosen references. */
function useQuickCreateAmong(
  field: ReferencesField,
  name: string,
  { value, onChange }: Chosen,
): ReturnType<typeof useQuickCreate> {
  const { resource } = useFormOfRecord();
  const optionOf = useOptionOf(resource.name, name);
  const add = async ({ id }: CreatedRecord) => {
    const made = await optionOf(id);
    onChange([...(value as readonly Option[]), made]);
  };
  return useQuickCreate(field.to, (record) => void add(record));
}
