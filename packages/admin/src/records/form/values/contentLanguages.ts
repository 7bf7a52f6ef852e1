import type { InitLanguage } from '@rentyard/contract/entities/system/init';
import type { ContentLanguages } from '@rentyard/contract/languages';
import { languageTag } from '@rentyard/contract/languages';
import type { TextLanguage } from '@rentyard/ui/TranslationTabs';
import { useMemo } from 'react';
import { useContentLanguages } from '../../../services/session/initApi.ts';

/** The content languages, the default one first. */
export interface FormLanguages extends ContentLanguages {
  readonly list: readonly TextLanguage[];
}

/** Undefined until the languages are loaded. */
export function useFormLanguages(): FormLanguages | undefined {
  const languages = useContentLanguages();
  return useMemo(() => buildFormLanguages(languages), [languages]);
}

function buildFormLanguages(languages: readonly InitLanguage[]): FormLanguages | undefined {
  const [first] = languages;
  if (!first) return undefined;
  return {
    list: languages.map(({ code, name, is_default }) => ({
      code,
      name,
      isDefault: is_default,
      tag: languageTag(code),
    })),
    codes: languages.map(({ code }) => code),
    default: languages.find(({ is_default }) => is_default)?.code ?? first.code,
  };
}
