import type { Init } from '@rentyard/contract/entities/init';
import { useEffect, useMemo, useState } from 'react';
import { useLanguage } from '../i18n/LanguageContext.ts';
import { initApi } from '../session/initApi.ts';
import { defaultPattern, formatMoment, isPlainPattern } from './dateFormat.ts';

type MomentFormat = (iso: string) => string;

/** MM/DD/YYYY HH:mm. */
export const plainMoment: MomentFormat = (iso) => formatMoment(iso);

/**
 * Writes moments by the formats of the current language's record, as `/init` carries them. Formats with words in
 * them bring date-fns; until it is there, and where a format makes no sense, the default stands in.
 */
export function useMomentFormat(): MomentFormat {
  const language = useLanguage();
  const { pattern } = initApi.useInitQuery(undefined, {
    selectFromResult: ({ data }) => ({ pattern: patternOf(data, language) }),
  });
  const isPlain = isPlainPattern(pattern);
  const plain = useMemo(
    (): MomentFormat => (isPlain ? (iso) => formatMoment(iso, pattern) : plainMoment),
    [isPlain, pattern],
  );
  const [worded, setWorded] = useState<{ readonly key: string; readonly format: MomentFormat }>();
  const key = `${language} ${pattern}`;
  useEffect(() => {
    if (isPlain) return;
    import('./wordedDate.ts').then(
      ({ wordedDate }) =>
        setWorded({ key, format: (iso) => wordedDate(iso, pattern, language) || plainMoment(iso) }),
      () => undefined,
    );
  }, [isPlain, key, pattern, language]);
  return worded?.key === key ? worded.format : plain;
}

function patternOf(init: Init | undefined, language: string): string {
  const own = init?.languages.find(({ code }) => code === language);
  return own ? `${own.numeric_date_format} ${own.time_format}` : defaultPattern;
}
