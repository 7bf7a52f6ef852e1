import { type LanguageCode, languageCodes } from '@rentyard/contract/languages';
import { type ReactNode, useState } from 'react';
import { loadAllMessages } from '../../packages/admin/src/services/i18n/loadMessages.ts';
import { AdminScreen, type AdminScreenProps } from './AdminScreen.tsx';

/** A screen of the back office with a button for each of its languages. */
export function InSixLanguages(props: Omit<AdminScreenProps, 'language'>): ReactNode {
  const [language, setLanguage] = useState<LanguageCode>('en');
  return (
    <>
      <nav aria-label="Languages of the story">
        {languageCodes.map((code) => (
          <button key={code} type="button" data-language={code} onClick={() => setLanguage(code)}>
            {code}
          </button>
        ))}
      </nav>
      <AdminScreen key={language} {...props} language={language} />
    </>
  );
}

/** Loads the messages of every language before a story starts. `loadScreens` loads those of the initial language. */
export async function loadLanguages(): Promise<void> {
  await Promise.all(languageCodes.map(loadAllMessages));
}
