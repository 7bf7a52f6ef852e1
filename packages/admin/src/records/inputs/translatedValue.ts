import type { Translations } from '@rentyard/ui/TranslationField';
import { useFormState } from 'react-hook-form';
import { useProblem } from '../../services/i18n/useProblem.ts';
import { errorsByLanguage, problemOf } from '../form/problems.ts';
import { useFormOfRecord } from '../form/RecordFormContext.ts';

/** The error texts of a translated field, by language. */
export function useErrorTexts(name: string, label: string): Readonly<Record<string, string>> {
  const { form, languages } = useFormOfRecord();
  const { errors } = useFormState({ control: form.control, name });
  const problemText = useProblem();
  return Object.fromEntries(
    Object.entries(errorsByLanguage(errors, name, languages.codes)).map(([code, error]) => [
      code,
      problemText(problemOf(error), label),
    ]),
  );
}

/** Blank texts are empty strings in the form. */
export function withoutNulls(value: Translations): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(value).map(([code, text]) => [code, text ?? '']));
}
