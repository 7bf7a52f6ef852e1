import { type LanguageCode, languageTag } from '@rentyard/contract/languages';
import { useEffect, useState } from 'react';
import { type Catalogue, loadCatalogue } from '../../i18n/catalogue.ts';
import { useLanguage } from '../../i18n/LanguageContext.ts';
import { useT } from '../../i18n/useT.ts';
import { rejectReasons } from './rejectReasons.ts';

interface RejectReasons {
  /** Language tag of the words. */
  readonly lang: string;
  readonly reasons: readonly string[];
}

/** The usual reasons in the language of whoever reads them; in that of whoever decides until those words came. */
export function useRejectReasons(wanted: LanguageCode | null | undefined): RejectReasons {
  const t = useT();
  const own = useLanguage();
  const [words, setWords] = useState<{ readonly language: LanguageCode; messages: Catalogue }>();
  useEffect(() => {
    if (!wanted || wanted === own) return;
    let isWanted = true;
    loadCatalogue(wanted).then(
      ({ messages }) => {
        if (isWanted) setWords({ language: wanted, messages });
      },
      // One's own words do as well.
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [wanted, own]);
  if (!wanted || wanted === own || words?.language !== wanted) {
    return { lang: languageTag(own), reasons: rejectReasons.map((key) => t(key)) };
  }
  const { messages } = words;
  return { lang: languageTag(wanted), reasons: rejectReasons.map((key) => String(messages[key])) };
}
