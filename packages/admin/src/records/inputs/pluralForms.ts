import { languageTag } from '@rentyard/contract/languages';
import type { PluralForms } from '@rentyard/contract/schema/values';

/** The plural categories of a language; `other` is always the last. */
export function findPluralForms(language: string): readonly (keyof PluralForms)[] {
  const { pluralCategories } = new Intl.PluralRules(languageTag(language)).resolvedOptions();
  return (['one', 'few', 'many', 'other'] as const).filter((one) => pluralCategories.includes(one));
}
