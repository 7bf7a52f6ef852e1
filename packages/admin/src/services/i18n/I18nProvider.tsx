import { type LanguageCode, languageTag } from '@rentyard/contract/languages';
import { type ReactNode, useLayoutEffect } from 'react';
import { type IntlShape, RawIntlProvider } from 'react-intl';
import { LanguageContext } from './LanguageContext.ts';

interface I18nProviderProps {
  readonly language: LanguageCode;
  /** The messages of the language, from `loadMessages.ts`. */
  readonly intl: IntlShape;
  readonly children: ReactNode;
}

/**
 * Provides a language to the components below, and sets the language of the document (P-BOOT-3).
 */
export function I18nProvider({ language, intl, children }: I18nProviderProps): ReactNode {
  const tag = languageTag(language);
  // In the same frame as the texts.
  useLayoutEffect(() => {
    // Setting it styles the whole document again, even when the value stays.
    if (document.documentElement.lang !== tag) document.documentElement.lang = tag;
  }, [tag]);
  return (
    <LanguageContext.Provider value={language}>
      <RawIntlProvider value={intl}>{children}</RawIntlProvider>
    </LanguageContext.Provider>
  );
}
