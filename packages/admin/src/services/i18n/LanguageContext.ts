import { defaultLanguage, type LanguageCode } from '@rentyard/contract/languages';
import { createContext, useCallback, useContext } from 'react';
import { withLanguage } from './language.ts';

/** The language of the page. Given by `I18nProvider`. */
export const LanguageContext = createContext<LanguageCode>(defaultLanguage);

/** The language of the page, by its code in paths and in the API (`ua`, not `uk`). */
export function useLanguage(): LanguageCode {
  return useContext(LanguageContext);
}

/**
 * Turns an address of the product into one of the current language, for links and navigation:
 * `path('/offers/page/1')` is `/ru/offers/page/1`.
 */
export function usePath(): (path: string) => string {
  const language = useLanguage();
  return useCallback((path) => withLanguage(language, path), [language]);
}
