import { TranslationField, type Translations } from '@rentyard/ui/TranslationField';
import type { ReactNode } from 'react';
import { useController, useFormState } from 'react-hook-form';
import { useProblem } from '../../i18n/useProblem.ts';
import { errorsByLanguage, problemOf } from '../form/problems.ts';
import { useFormOfRecord } from '../form/RecordFormContext.ts';
import { type BoundProps, useBoundField } from './useBoundField.ts';

interface FormTranslationFieldProps extends BoundProps {
  readonly minRows?: number;
}

/** A text in every content language, under the language strip of its card. */
export function FormTranslationField({ name, ...rest }: FormTranslationFieldProps): ReactNode {
  const { form, field, frame } = useBoundField(name);
  const { languages } = useFormOfRecord();
  const text = useController({ control: form.control, name }).field;
  const errors = useErrorTexts(name, frame.label);
  const isLong = field.kind === 'translated' && (field.multiline || field.rich);
  return (
    <TranslationField
      label={frame.label}
      required={frame.required}
      {...rest}
      ref={text.ref}
      name={name}
      languages={languages.list}
      value={text.value as Translations}
      errors={errors}
      onChange={(value) => text.onChange(withoutNulls(value))}
      onBlur={text.onBlur}
      multiline={isLong ?? false}
      isCode={field.kind === 'translated' && field.rich === true}
    />
  );
}

/** What is wrong with a text, in words, by language. */
function useErrorTexts(name: string, label: string): Readonly<Record<string, string>> {
  const { form, languages } = useFormOfRecord();
  const { errors } = useFormState({ control: form.control, name });
  const word = useProblem();
  return Object.fromEntries(
    Object.entries(errorsByLanguage(errors, name, languages.codes)).map(([code, error]) => [
      code,
      word(problemOf(error), label),
    ]),
  );
}

/** The form keeps blank texts as they look: empty. */
function withoutNulls(value: Translations): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(value).map(([code, text]) => [code, text ?? '']));
}
