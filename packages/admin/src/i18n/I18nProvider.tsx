import { type LanguageCode, languageTag } from '@rentyard/contract/languages';
import { type ReactNode, useEffect } from 'react';
import { IntlProvider } from 'react-intl';
import type { Catalogue } from './catalogue.ts';
import { LanguageContext } from './LanguageContext.ts';

interface I18nProviderProps {
  readonly language: LanguageCode;
  readonly messages: Catalogue;
  readonly children: ReactNode;
}

/** Gives everything below it a language, and tells the document which one it is (P-BOOT-3). */
export function I18nProvider({ language, messages, children }: I18nProviderProps): ReactNode {
  const tag = languageTag(language);
  useEffect(() => {
    document.documentElement.lang = tag;
  }, [tag]);
  return (
    <LanguageContext.Provider value={language}>
      <IntlProvider locale={tag} messages={messages as IntlMessages}>
        {children}
      </IntlProvider>
    </LanguageContext.Provider>
  );
}

/** react-intl types a catalogue as all strings or all parsed; ours holds both, which it handles. */
type IntlMessages = Record<string, string>;
