import type { Utilisation } from '@rentyard/contract/entities/utilisation';
import { languageTag } from '@rentyard/contract/languages';
import { useMemo } from 'react';
import { useFormat } from '../../../services/format/useFormat.ts';
import { useLanguage } from '../../../services/i18n/LanguageContext.ts';
import { useT } from '../../../services/i18n/useT.ts';

/** Formats figures of the utilisation. "No data" is not zero. */
export interface UtilisationFormat {
  readonly percent: (value: number | null) => string;
  readonly count: (value: number) => string;
  /** In the base currency. */
  readonly amount: (value: string | null) => string;
  /** A day: `28 Nov`. */
  readonly day: (date: string) => string;
}

export function useUtilisationFormat(base: Utilisation['base_currency']): UtilisationFormat {
  const t = useT();
  const format = useFormat();
  const tag = languageTag(useLanguage());
  return useMemo(() => {
    const percent = new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 1 });
    const days = new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'short', timeZone: 'UTC' });
    const none = t('period.no_data');
    return {
      percent: (value) => (value === null ? none : percent.format(value / 100)),
      count: format.number,
      amount: (value) => (value === null || !base ? none : `${format.amount(value)} ${base.code}`),
      day: (date) => days.format(new Date(date)),
    };
  }, [t, format, tag, base]);
}
