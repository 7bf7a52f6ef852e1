import { forwardRef, useState } from 'react';
import { useUiStrings } from '../../strings/UiStringsProvider.tsx';
import { textEntry, useFormValue } from '../form/useFormValue.ts';
import { TextField, type TextFieldProps } from '../TextField.tsx';
import { isLocal, readLocal, writeLocal } from './localText.ts';

type OwnText = 'value' | 'defaultValue' | 'onChange' | 'type' | 'isCode' | 'placeholder';

export interface PatternInputProps extends Omit<TextFieldProps, OwnText> {
  /** Pattern of `DateFormat`. */
  readonly pattern: string;
  /** A local date, time or both (`2026-11-20T09:30`), or the text as typed while it is none. */
  readonly value: string;
  readonly onChange: (value: string) => void;
}

const example = '2026-12-31T18:30';

/** A date or a time as text in a pattern. Once it is left, a text that is no date is reported below the field. */
export const PatternInput = forwardRef<HTMLInputElement, PatternInputProps>(function PatternInput(
  { pattern, value, onChange, error, name, formValue, onBlur, onKeyDown, ...rest },
  ref,
) {
  const t = useUiStrings();
  // Set while the user types.
  const [typed, setTyped] = useState<string>();
  const isOwnText = typed !== undefined && (readLocal(typed, pattern) ?? typed.trim()) === value;
  const isInvalid = typed === undefined && value !== '' && !isLocal(value);
  const ownFormValue = useFormValue({ name, value, onChange, entriesOf: textEntry });
  return (
    <TextField
      // Digits with a separator, unless the pattern has AM and PM.
      inputMode={/a/.test(pattern) ? 'text' : 'decimal'}
      {...rest}
      formValue={formValue ?? ownFormValue}
      {...{ 'data-number': true }}
      ref={ref}
      placeholder={placeholderOf(pattern, t('date.letters'))}
      value={isOwnText ? typed : writeLocal(value, pattern)}
      error={
        error ??
        (isInvalid ? t('date.invalid', { example: writeLocal(example, pattern) }) : undefined)
      }
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value);
        onChange(readLocal(currentTarget.value, pattern) ?? currentTarget.value.trim());
      }}
      onKeyDown={(event) => {
        // Submits a form, which then points at the field.
        if (event.key === 'Enter') setTyped(undefined);
        onKeyDown?.(event);
      }}
      onBlur={(event) => {
        setTyped(undefined);
        onBlur?.(event);
      }}
    />
  );
});

/** The pattern in letters of the language: `дд.мм.гггг`. `letters` are those of day, month, year, hour and minute. */
function placeholderOf(pattern: string, letters: string): string {
  const [day = '', month = '', year = '', hour = '', minute = ''] = letters;
  const translated: Readonly<Record<string, string>> = {
    d: day,
    M: month,
    y: year,
    H: hour,
    h: hour,
    m: minute,
  };
  return pattern.replace(/'(?:''|[^'])*'|a|[A-Za-z]/g, (found) => translated[found] ?? '').trim();
}
