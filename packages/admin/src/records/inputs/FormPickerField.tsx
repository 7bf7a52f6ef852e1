import type { Option } from '@rentyard/contract/values';
import { TwoPanePicker } from '@rentyard/ui/TwoPanePicker';
import type { ReactNode } from 'react';
import { useController } from 'react-hook-form';
import { useLoadOptions } from '../fields/useReferenceOptions.ts';
import { useFormOfRecord } from '../form/RecordFormContext.ts';
import { type BoundProps, useBoundField } from './useBoundField.ts';

/** Many other records, chosen from one pane into another: for records that are made of them. */
export function FormPickerField({ name, ...rest }: BoundProps): ReactNode {
  const { form, field, frame } = useBoundField(name);
  const { resource } = useFormOfRecord();
  const { value, onChange, onBlur, ref } = useController({ control: form.control, name }).field;
  const loadOptions = useLoadOptions(resource.name, name);
  return (
    <TwoPanePicker
      {...frame}
      required={field.kind === 'references' && field.min > 0}
      {...rest}
      ref={ref}
      value={value as readonly Option[]}
      onChange={onChange}
      onBlur={onBlur}
      loadOptions={loadOptions}
    />
  );
}
