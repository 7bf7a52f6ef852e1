import type { ReferencesField } from '@rentyard/contract/schema/fieldTypes';
import type { Option } from '@rentyard/contract/schema/values';
import { Combobox, type Option as PickedOption } from '@rentyard/ui/Combobox';
import { MultiSelect } from '@rentyard/ui/MultiSelect';
import { type ReactNode, useState } from 'react';
import { type ControllerRenderProps, useController } from 'react-hook-form';
import { useT } from '../../services/i18n/useT.ts';
import { type OptionsFor, useLoadOption, useLoadOptions } from '../fields/useReferenceOptions.ts';
import { useFormOfRecord } from '../form/RecordFormContext.ts';
import type { CreatedRecord } from '../navigation/useFormLocation.ts';
import { useQuickCreate } from '../quick-create/useQuickCreate.tsx';
import { type InputProps, useBoundField } from './useBoundField.ts';

/** Records that can be rejected, and that options then omit. */
const rejectable: ReadonlySet<string> = new Set(['offers', 'orders', 'tags']);

interface ReferenceInputProps extends InputProps {
  readonly optionsFor?: OptionsFor | undefined;
}

/** A reference, searched by name, code and region while typing. A missing record can be created here. */
export function ReferenceInput({ name, optionsFor, ...rest }: ReferenceInputProps): ReactNode {
  const { form, field, frame } = useBoundField<'reference'>(name);
  const { resource } = useFormOfRecord();
  const reference = useController({ control: form.control, name }).field;
  const [isWithRejected, setWithRejected] = useState(false);
  const loadOptions = useLoadOptions(resource.name, name, isWithRejected, optionsFor);
  const t = useT();
  const loadOption = useLoadOption(resource.name, name);
  const choose = async ({ id }: CreatedRecord) => reference.onChange(await loadOption(id));
  const made = useQuickCreate(field.to, (record) => void choose(record));
  return (
    <>
      <Combobox
        {...frame}
        {...rest}
        ref={reference.ref}
        name={name}
        value={reference.value as Option | null}
        // The form stores what the record has: details of options change.
        onChange={(chosen) => reference.onChange(chosen && { id: chosen.id, name: chosen.name })}
        onBlur={reference.onBlur}
        loadOptions={loadOptions}
        creation={made.creation}
        expansion={
          rejectable.has(field.to) && !isWithRejected
            ? { label: t('form.show_rejected'), onExpand: () => setWithRejected(true) }
            : undefined
        }
      />
      {made.form}
    </>
  );
}

/**
 * Several references, searched by name and stored in the order chosen. A missing record can be
 * created here.
 */
export function ReferencesInput({ name, ...rest }: InputProps): ReactNode {
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
  const loadOption = useLoadOption(resource.name, name);
  const add = async ({ id }: CreatedRecord) => {
    const made = await loadOption(id);
    onChange([...(value as readonly Option[]), made]);
  };
  return useQuickCreate(field.to, (record) => void add(record));
}
