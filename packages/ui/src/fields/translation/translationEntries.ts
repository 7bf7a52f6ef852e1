import type { FormValue } from '../form/useFormValue.ts';
import type { TextLanguage } from './translationState.ts';
import type { Translations } from './useTranslationFrame.ts';

/** One entry per language: `name.ru`. A missing translation is an empty text. */
export function translationEntries(languages: readonly TextLanguage[]) {
  return (name: string, value: Translations): FormValue['entries'] =>
    languages.map(({ code }) => [`${name}.${code}`, value[code] ?? ''] as const);
}
