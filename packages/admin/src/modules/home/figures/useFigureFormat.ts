import type { PeriodFigure } from '@rentyard/contract/entities/homeFigures';
import { languageTag } from '@rentyard/contract/languages';
import { useFormat } from '../../../services/format/useFormat.ts';
import { useLanguage } from '../../../services/i18n/LanguageContext.ts';
import { useT } from '../../../services/i18n/useT.ts';

type Unit = PeriodFigure['unit'];

/** Texts of figures, their differences, and days. "No data" is not zero. */
export interface FigureFormat {
  readonly value: (unit: Unit, value: number | null) => string;
  /** How a value differs from the one before: `12 % more`. Undefined if one of them has no data. */
  readonly difference: (
    unit: Unit,
    value: number | null,
    before: number | null,
  ) => string | undefined;
  /** A day: `28 Nov`. */
  readonly day: (date: string) => string;
  /** A day with its weekday: `Sat, 28 Nov`. */
  readonly weekday: (date: string) => string;
  /** The first and the last day. */
  readonly range: (dates: readonly string[]) => string;
}

const minute = 60;
const minutesPerHour = 60;

/** Formats figures in the language of the page. */
export function useFigureFormat(): FigureFormat {
  const t = useT();
  const { number } = useFormat();
  const tag = languageTag(useLanguage());
  const percent = new Intl.NumberFormat(tag, { style: 'percent' });
  const short = { day: 'numeric', month: 'short', timeZone: 'UTC' } as const;
  const days = new Intl.DateTimeFormat(tag, short);
  const ranges = new Intl.DateTimeFormat(tag, { ...short, year: 'numeric' });
  const weekdays = new Intl.DateTimeFormat(tag, { ...short, weekday: 'short' });

  const duration = (seconds: number): string => {
    if (seconds > 0 && seconds < minute) return t('figures.seconds', { seconds });
    const all = Math.round(seconds / minute);
    const [hours, minutes] = [Math.floor(all / minutesPerHour), all % minutesPerHour];
    if (hours === 0) return t('home.minutes', { minutes });
    return minutes === 0
      ? t('figures.whole_hours', { hours })
      : t('home.hours', { hours, minutes });
  };

  const value: FigureFormat['value'] = (unit, one) => {
    if (one === null) return t('period.no_data');
    if (unit === 'records') return number(one);
    return unit === 'percent' ? percent.format(one / 100) : duration(one);
  };

  const amount = (unit: Unit, change: number, before: number): string => {
    if (unit === 'percent') return t('figures.points', { value: number(change) });
    if (unit === 'seconds') return duration(change);
    return before === 0 ? number(change) : percent.format(change / before);
  };

  return {
    value,
    difference: (unit, one, before) => {
      if (one === null || before === null) return undefined;
      if (one === before) return t('figures.same');
      const text = amount(unit, Math.abs(one - before), before);
      return t(one > before ? 'figures.more' : 'figures.less', { value: text });
    },
    day: (date) => days.format(new Date(date)),
    weekday: (date) => weekdays.format(new Date(date)),
    range: (dates) => {
      const [first, last] = [dates[0], dates.at(-1)];
      return first && last ? ranges.formatRange(new Date(first), new Date(last)) : '';
    },
  };
}
