import { isAmbiguous, isLocal, readLocal, writeLocal } from '@rentyard/validators/localText';
import { forwardRef, useState } from 'react';
import { isComposing } from '../../lib/isComposing.ts';
import { useLanguageTag, useUiStrings } from '../../strings/UiStringsProvider.tsx';
import { textEntry, useFormValue } from '../form/useFormValue.ts';
import { TextField, type TextFieldProps } from '../TextField.tsx';

type OwnText = 'value' | 'defaultValue' | 'onChange' | 'type' | 'isCode' | 'placeholder';

export interface PatternInputProps extends Omit<TextFieldProps, OwnText> {
  /** Pattern of `DateFormat`. */
  readonly pattern: string;
  /** A local date, time or both (`2026-11-20T09:30`), or the text as typed while it is none. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  /**
   * The value is in the past, such as a date of birth or of construction: a year typed with two digits is then the
   * latest one that has already begun. Otherwise it is in this century.
   */
  readonly isPast?: boolean | undefined;
}

const example = '2026-12-31T18:30';

/**
 * A date or a time as text in a pattern. Once it is left, a text that is no date is reported below the field. While a
 * date is typed that can be read in two ways, the note names the day in words.
 */
export const PatternInput = forwardRef<HTMLInputElement, PatternInputProps>(function PatternInput(
  { pattern, value, onChange, error, hint, name, formValue, isPast, onBlur, onKeyDown, ...rest },
  ref,
) {
  const t = useUiStrings();
  const tag = useLanguageTag();
  // Set while the user types.
  const [typed, setTyped] = useState<string>();
  const read = (text: string) =>
    readLocal(text, pattern, isPast ? new Date().getFullYear() : undefined) ?? text.trim();
  const isOwnText = typed !== undefined && read(typed) === value;
  const isInvalid = typed === undefined && value !== '' && !isLocal(value);
  const isNamed = isOwnText && isAmbiguous(typed, pattern);
  const ownFormValue = useFormValue({ name, value, onChange, entriesOf: textEntry });
  return (
    <TextField
      // Digits with a separator, unless the pattern has AM and PM.
      inputMode={/a/.test(pattern) ? 'text' : 'decimal'}
      {...rest}
      formValue={formValue ?? ownFormValue}
      {...{ 'data-number': true }}
      ref={ref}
      placeholder={buildPlaceholder(pattern, t('date.letters'))}
      value={isOwnText ? typed : writeLocal(value, pattern)}
      hint={
        isNamed ? (
          <span role="status">{t('date.read_as', { date: longDay(value, tag) })}</span>
        ) : (
          hint
        )
      }
      error={
        error ??
        (isInvalid ? t('date.invalid', { example: writeLocal(example, pattern) }) : undefined)
      }
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value);
        onChange(read(currentTarget.value));
      }}
      onKeyDown={(event) => {
        // Submits a form, which then points at the field.
        if (event.key === 'Enter' && !isComposing(event)) setTyped(undefined);
        onKeyDown?.(event);
      }}
      onBlur={(event) => {
        setTyped(undefined);
        onBlur?.(event);
      }}
    />
  );
});

/** `5 December 2026` in the language. */
function longDay(local: string, tag: string): string {
  const day = Date.parse(`${local.slice(0, 10)}T00:00Z`);
  return new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' }).format(day);
}

/** The pattern in letters of the language: `дд.мм.гггг`. `letters` are those of day, month, year, hour and minute. */
function buildPlaceholder(pattern: string, letters: string): string {
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
