import { useMemo } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { useFormLanguages } from '../../records/form/values/contentLanguages.ts';
import { useLanguage } from '../../services/i18n/LanguageContext.ts';
import { parseTranslationView, type TranslationView } from './translationAddress.ts';

interface TranslationPage {
  /** Wire name of the resource. */
  readonly resource: string;
  readonly view: TranslationView;
  /** The source language. */
  readonly source: string;
  /** The target languages, the user's own first. */
  readonly targets: readonly { readonly code: string; readonly name: string }[];
}

/**
 * The state of a translation screen from its address. Undefined until the languages have loaded.
 */
export function useTranslationView(): TranslationPage | undefined {
  const { resource = '' } = useParams();
  const [query] = useSearchParams();
  const languages = useFormLanguages();
  const own = useLanguage();
  return useMemo(() => {
    if (!languages) return undefined;
    const targets = languages.list.filter(({ code }) => code !== languages.default);
    const first = targets.filter(({ code }) => code === own);
    const codes = [...first, ...targets].map(({ code }) => code);
    return {
      resource,
      view: parseTranslationView(query, codes),
      source: languages.default,
      targets,
    };
  }, [languages, own, query, resource]);
}
