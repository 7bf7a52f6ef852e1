import { defaultLanguage, type LanguageCode } from '@rentyard/contract/languages';
import { createContext, useCallback, useContext } from 'react';
import { withLanguage } from './language.ts';

/** The language of the page, provided by `I18nProvider`. */
export const LanguageContext = createContext<LanguageCode>(defaultLanguage);

/** The language of the page, by its code in paths and in the API (`ua`, not `uk`). */
export function useLanguage(): LanguageCode {
  return useContext(LanguageContext);
}

/**
 * Adds the current language to a path, for links and navigation: `path('/offers/page/1')` is
 * `/ru/offers/page/1`.
 */
export function usePath(): (path: string) => string {
  const language = useLanguage();
  return useCallback((path) => withLanguage(language, path), [language]);
}
