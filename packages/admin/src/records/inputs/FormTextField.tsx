import type { HasFields } from '@rentyard/contract/schema/fieldPath';
import { PhoneField } from '@rentyard/ui/PhoneField';
import { TextArea } from '@rentyard/ui/TextArea';
import { TextField } from '@rentyard/ui/TextField';
import type { ReactNode } from 'react';
import { type BoundProps, useBoundField } from './useBoundField.ts';
import { useRegistered } from './useRegistered.ts';

interface FormTextFieldProps<R extends HasFields> extends BoundProps<R, 'text'> {
  readonly prefix?: string;
  readonly suffix?: ReactNode;
}

/** Formats of natural text, which is spell-checked. Other formats are codes. */
const words = new Set<string>(['letters', 'email']);

/** A text of the record. Multi-line fields of the contract get a text area, phone numbers a phone field. */
export function FormTextField<R extends HasFields = never>({
  name,
  ...rest
}: FormTextFieldProps<R>): ReactNode {
  const { field, frame } = useBoundField<'text'>(name);
  const input = useRegistered(name, field);
  if (field.multiline) return <TextArea {...frame} {...input} {...rest} />;
  if (field.format === 'phone') return <PhoneField {...frame} {...input} {...rest} />;
  const isCode = field.format !== undefined && !words.has(field.format);
  return <TextField {...frame} {...input} {...rest} isCode={isCode} />;
}
