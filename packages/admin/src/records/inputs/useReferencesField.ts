import type { Option } from '@rentyard/contract/schema/values';
import { useController } from 'react-hook-form';
import { useLoadOptions } from '../fields/useReferenceOptions.ts';
import { useFormOfRecord } from '../form/RecordFormContext.ts';
import { useCreationAmong } from '../quick-create/useCreationAmong.ts';
import { useBoundField } from './useBoundField.ts';

/** What any input for several records takes, and the form of one that is made meanwhile. */
export function useReferencesField(name: string) {
  const { form, field, frame } = useBoundField<'references'>(name);
  const { resource } = useFormOfRecord();
  const { ref, value, onChange, onBlur } = useController({ control: form.control, name }).field;
  const loadOptions = useLoadOptions(resource.name, name);
  const made = useCreationAmong(field, name, { value, onChange });
  return {
    frame: { ...frame, required: field.min > 0 },
    choice: {
      ref,
      value: value as readonly Option[],
      onChange,
      onBlur,
      loadOptions,
      creation: made.creation,
    },
    creationForm: made.form,
  };
}
