import { languageTag } from '@rentyard/contract/languages';
import { useMemo } from 'react';
import { formatMoment, relativeParts, timeZoneOf } from './dateFormat.ts';
import { useLanguage } from './LanguageContext.ts';

/** Writes numbers, money and moments as the current language does. Stable until it changes. */
export interface Format {
  /** `05/31/2026 14:05`, in the reader's own time. */
  readonly moment: (iso: string) => string;
  /** The same with the zone, for titles: `05/31/2026 14:05 GMT+3`. */
  readonly exactMoment: (iso: string) => string;
  /** `3 hours ago`. */
  readonly relative: (iso: string) => string;
  readonly number: (value: number) => string;
  /** A decimal string with its own number of places: `1,450.00`. It never becomes a float. */
  readonly amount: (decimal: string) => string;
}

export function useFormat(): Format {
  const tag = languageTag(useLanguage());
  return useMemo(() => formatOf(tag), [tag]);
}

/** The same outside React. `tag` is a language tag that `Intl` understands. */
export function formatOf(tag: string): Format {
  const numbers = new Intl.NumberFormat(tag);
  const relative = new Intl.RelativeTimeFormat(tag, { numeric: 'auto', style: 'short' });
  const amounts = new Map<number, Intl.NumberFormat>();
  const amountFormat = (places: number) => {
    const known = amounts.get(places);
    if (known) return known;
    const made = new Intl.NumberFormat(tag, {
      minimumFractionDigits: places,
      maximumFractionDigits: places,
    });
    amounts.set(places, made);
    return made;
  };
  return {
    moment: formatMoment,
    exactMoment: (iso) => `${formatMoment(iso)} ${timeZoneOf(iso, tag)}`,
    relative: (iso) => relative.format(...relativeParts(iso, Date.now())),
    number: (value) => numbers.format(value),
    amount: (decimal) => {
      const [, fraction = ''] = decimal.split('.');
      return amountFormat(fraction.length).format(decimal as Intl.StringNumericLiteral);
    },
  };
}
