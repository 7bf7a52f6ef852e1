import { type LanguageCode, languageTag } from '@rentyard/contract/languages';
import { useEffect, useState } from 'react';
import { useLanguage } from '../../services/i18n/LanguageContext.ts';
import { loadAllMessages } from '../../services/i18n/loadMessages.ts';
import { useT } from '../../services/i18n/useT.ts';
import { rejectReasons } from './rejectReasons.ts';

interface RejectReasons {
  /** Language tag of the words. */
  readonly lang: string;
  readonly reasons: readonly string[];
}

/**
 * The usual reasons in the language of whoever reads them; in one's own where that is not known (null) or its
 * words do not come. Undefined until it is clear: words that change are pressed by mistake.
 */
export function useRejectReasons(
  wanted: LanguageCode | null | undefined,
): RejectReasons | undefined {
  const t = useT();
  const own = useLanguage();
  const [words, setWords] = useState<{
    readonly language: LanguageCode;
    readonly reasons: readonly string[] | undefined;
  }>();
  useEffect(() => {
    if (!wanted || wanted === own) return;
    let isWanted = true;
    const take = (reasons: readonly string[] | undefined) => {
      if (isWanted) setWords({ language: wanted, reasons });
    };
    loadAllMessages(wanted).then(
      ({ formatMessage }) => take(rejectReasons.map((id) => formatMessage({ id }))),
      () => take(undefined),
    );
    return () => {
      isWanted = false;
    };
  }, [wanted, own]);
  if (wanted === undefined) return undefined;
  if (wanted !== null && wanted !== own) {
    if (words?.language !== wanted) return undefined;
    const { reasons } = words;
    if (reasons) return { lang: languageTag(wanted), reasons };
  }
  return { lang: languageTag(own), reasons: rejectReasons.map((key) => t(key)) };
}
