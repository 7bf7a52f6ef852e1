import { TextArea } from '@rentyard/ui/TextArea';
import { TextField } from '@rentyard/ui/TextField';
import type { ReactNode } from 'react';
import { type BoundProps, useBoundField } from './useBoundField.ts';
import { useRegistered } from './useRegistered.ts';

interface FormTextFieldProps extends BoundProps {
  readonly prefix?: string;
  readonly suffix?: string;
}

/** Formats that people read as words; the others are read letter by letter. */
const words = new Set<string>(['letters', 'email']);

/** A text of the record; several lines when the contract says so. */
export function FormTextField({ name, ...rest }: FormTextFieldProps): ReactNode {
  const { field, frame } = useBoundField(name);
  const input = useRegistered(name, field);
  if (field.kind === 'text' && field.multiline) return <TextArea {...frame} {...input} {...rest} />;
  const isCode = field.kind === 'text' && field.format !== undefined && !words.has(field.format);
  return <TextField {...frame} {...input} {...rest} isCode={isCode} />;
}
