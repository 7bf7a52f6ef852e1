import type { Init } from '@rentyard/contract/entities/system/init';
import { languageTag } from '@rentyard/contract/languages';
import { useEffect, useMemo, useState } from 'react';
import { useLanguage } from '../i18n/LanguageContext.ts';
import { useT } from '../i18n/useT.ts';
import { initApi } from '../session/initApi.ts';
import {
  defaultPattern,
  formatMoment,
  formatTimeZone,
  isPlainPattern,
  relativeParts,
} from './dateFormat.ts';
import { useTimeZone } from './useTimeZone.ts';
import { wallClock } from './wallClock.ts';

type MomentFormat = (iso: string) => string;

/**
 * Formats moments by the date formats of the current language, from `/init`. Formats with names
 * load date-fns; until it is loaded, and for invalid formats, the default applies.
 */
function useMomentFormat(timeZone: string): MomentFormat {
  const language = useLanguage();
  const { pattern } = initApi.useInitQuery(undefined, {
    selectFromResult: ({ data }) => ({ pattern: findPattern(data, language) }),
  });
  const isPlain = isPlainPattern(pattern);
  const plain = useMemo(
    (): MomentFormat => (iso) => formatMoment(iso, isPlain ? pattern : defaultPattern, timeZone),
    [isPlain, pattern, timeZone],
  );
  const [worded, setWorded] = useState<{ readonly key: string; readonly format: MomentFormat }>();
  const key = `${language} ${pattern} ${timeZone}`;
  useEffect(() => {
    if (isPlain) return;
    import('./wordedDate.ts').then(
      ({ wordedDate }) =>
        setWorded({
          key,
          format: (iso) =>
            wordedDate(wallClock(iso, timeZone), pattern, language) ||
            formatMoment(iso, defaultPattern, timeZone),
        }),
      () => undefined,
    );
  }, [isPlain, key, pattern, language, timeZone]);
  return worded?.key === key ? worded.format : plain;
}

function findPattern(init: Init | undefined, language: string): string {
  const own = init?.languages.find(({ code }) => code === language);
  return own ? `${own.numeric_date_format} ${own.time_format}` : defaultPattern;
}

/** Formats numbers, amounts and moments in the current language. Stable until it changes. */
export interface Format {
  /** `05/31/2026 14:05`, in the time zone of the account and the formats of the language. */
  readonly moment: (iso: string) => string;
  /** The same with the time zone, for titles: `05/31/2026 14:05 GMT+3`. */
  readonly exactMoment: (iso: string) => string;
  /** `3 hours ago`; `just now` within a minute of now. */
  readonly relative: (iso: string) => string;
  /** `23 Nov 2026`, for days that are stored as midnight UTC. */
  readonly day: (iso: string) => string;
  readonly number: (value: number) => string;
  /** A decimal string with its own number of decimals: `1,450.00`. It never becomes a float. */
  readonly amount: (decimal: string) => string;
}

export function useFormat(): Format {
  const tag = languageTag(useLanguage());
  const timeZone = useTimeZone();
  const moment = useMomentFormat(timeZone);
  const justNow = useT()('time.just_now');
  return useMemo(
    () => buildFormat(tag, { moment, timeZone, justNow }),
    [tag, moment, timeZone, justNow],
  );
}

interface FormatOptions {
  readonly moment?: Format['moment'];
  /** Defaults to that of the browser. */
  readonly timeZone?: string;
  /** The relative time of the last minute. */
  readonly justNow?: string;
}

/** The limit that every browser supports; only an invalid currency exceeds it. */
const maxFractionDigits = 20;

/** The same outside React. `tag` is a language tag that `Intl` understands. */
export function buildFormat(
  tag: string,
  { moment = (iso) => formatMoment(iso), timeZone, justNow = 'just now' }: FormatOptions = {},
): Format {
  return {
    moment,
    exactMoment: (iso) => `${moment(iso)} ${formatTimeZone(iso, tag, timeZone)}`.trim(),
    relative: (iso) => {
      if (Number.isNaN(Date.parse(iso))) return '';
      const [value, unit] = relativeParts(iso, Date.now());
      return value === 0 ? justNow : relativeFormat(tag).format(value, unit);
    },
    day: (iso) => (Number.isNaN(Date.parse(iso)) ? '' : dayFormat(tag).format(new Date(iso))),
    number: (value) => numberFormat(tag).format(value),
    amount: (decimal) => {
      const [, fraction = ''] = decimal.split('.');
      const places = Math.min(fraction.length, maxFractionDigits);
      return amountFormat(tag, places).format(decimal as Intl.StringNumericLiteral);
    },
  };
}

const numberFormat = createdOnce((tag) => new Intl.NumberFormat(tag));
const dayFormat = createdOnce(
  (tag) => new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeZone: 'UTC' }),
);
const relativeFormat = createdOnce(
  (tag) => new Intl.RelativeTimeFormat(tag, { numeric: 'auto', style: 'short' }),
);
const amountFormat = createdOnce(
  (tag, places: number) =>
    new Intl.NumberFormat(tag, { minimumFractionDigits: places, maximumFractionDigits: places }),
);

/** Creating a formatter is slow, and every cell with a number or a date has its own `Format`. */
function createdOnce<Arguments extends readonly number[], Formatter>(
  create: (tag: string, ...rest: Arguments) => Formatter,
): (tag: string, ...rest: Arguments) => Formatter {
  const created = new Map<string, Formatter>();
  return (tag, ...rest) => {
    const key = [tag, ...rest].join(' ');
    const known = created.get(key) ?? create(tag, ...rest);
    created.set(key, known);
    return known;
  };
}
