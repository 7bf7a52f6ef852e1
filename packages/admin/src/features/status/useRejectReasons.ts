import { type LanguageCode, languageTag } from '@rentyard/contract/languages';
import { useEffect, useState } from 'react';
import { useLanguage } from '../../services/i18n/LanguageContext.ts';
import { loadAllMessages } from '../../services/i18n/loadMessages.ts';
import { useT } from '../../services/i18n/useT.ts';
import { rejectReasons } from './rejectReasons.ts';

interface RejectReasons {
  /** Language tag of the reasons. */
  readonly lang: string;
  readonly reasons: readonly string[];
  /** The same in the user's own language, where that is another one. */
  readonly meanings?: readonly string[];
}

/**
 * Preset reasons in the language of the recipient; in the user's own when it is unknown (null) or
 * fails to load. Undefined while loading, so that buttons do not change under the pointer.
 */
export function useRejectReasons(
  readerLanguage: LanguageCode | null | undefined,
): RejectReasons | undefined {
  const t = useT();
  const own = useLanguage();
  const [loaded, setLoaded] = useState<{
    readonly language: LanguageCode;
    readonly reasons: readonly string[] | undefined;
  }>();
  useEffect(() => {
    if (!readerLanguage || readerLanguage === own) return;
    let isCurrent = true;
    const take = (reasons: readonly string[] | undefined) => {
      if (isCurrent) setLoaded({ language: readerLanguage, reasons });
    };
    loadAllMessages(readerLanguage).then(
      ({ formatMessage }) => take(rejectReasons.map((id) => formatMessage({ id }))),
      () => take(undefined),
    );
    return () => {
      isCurrent = false;
    };
  }, [readerLanguage, own]);
  const inOwn = rejectReasons.map((key) => t(key));
  if (readerLanguage === undefined) return undefined;
  if (readerLanguage !== null && readerLanguage !== own) {
    if (loaded?.language !== readerLanguage) return undefined;
    const { reasons } = loaded;
    if (reasons) return { lang: languageTag(readerLanguage), reasons, meanings: inOwn };
  }
  return { lang: languageTag(own), reasons: inOwn };
}
