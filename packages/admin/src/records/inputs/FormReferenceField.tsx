import type { HasFields } from '@rentyard/contract/schema/fieldPath';
import type { Option } from '@rentyard/contract/schema/values';
import { Combobox } from '@rentyard/ui/Combobox';
import { type ReactNode, useState } from 'react';
import { useController } from 'react-hook-form';
import { useT } from '../../services/i18n/useT.ts';
import { useLoadOptions, useOptionOf } from '../fields/useReferenceOptions.ts';
import { useFormOfRecord } from '../form/RecordFormContext.ts';
import type { CreatedRecord } from '../navigation/useFormLocation.ts';
import { useQuickCreate } from '../quick-create/useQuickCreate.tsx';
import { type BoundProps, useBoundField } from './useBoundField.ts';

/** Records that can be rejected, and that options then omit. */
const rejectable: ReadonlySet<string> = new Set(['offers', 'orders', 'tags']);

/** A reference, searched by name, code and region while typing. A missing record can be created here. */
export function FormReferenceField<R extends HasFields = never>({
  name,
  ...rest
}: BoundProps<R, 'reference'>): ReactNode {
  const { form, field, frame } = useBoundField<'reference'>(name);
  const { resource } = useFormOfRecord();
  const reference = useController({ control: form.control, name }).field;
  const [isWithRejected, setWithRejected] = useState(false);
  const loadOptions = useLoadOptions(resource.name, name, isWithRejected);
  const t = useT();
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
