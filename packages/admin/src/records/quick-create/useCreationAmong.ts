import type { ReferencesField } from '@rentyard/contract/schema/fieldTypes';
import type { Option } from '@rentyard/contract/schema/values';
import type { ControllerRenderProps } from 'react-hook-form';
import { useOptionOf } from '../fields/useReferenceOptions.ts';
import { useFormOfRecord } from '../form/RecordFormContext.ts';
import type { MadeRecord } from '../navigation/RecordPlace.ts';
import { useCreationInPlace } from './useCreationInPlace.tsx';

type Chosen = Pick<ControllerRenderProps, 'value' | 'onChange'>;

/** Making a record that a field of several should point at too: once made, it joins the chosen ones. */
export function useCreationAmong(
  field: ReferencesField,
  name: string,
  { value, onChange }: Chosen,
): ReturnType<typeof useCreationInPlace> {
  const { resource } = useFormOfRecord();
  const optionOf = useOptionOf(resource.name, name);
  const add = async ({ id }: MadeRecord) => {
    const made = await optionOf(id);
    onChange([...(value as readonly Option[]), made]);
  };
  return useCreationInPlace(field.to, (record) => void add(record));
}
