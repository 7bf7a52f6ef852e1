import { format, type Locale } from 'date-fns';
import { enUS, pl, ro, ru, tr, uk } from 'date-fns/locale';

const locales: Readonly<Record<string, Locale>> = { en: enUS, ru, ua: uk, ro, tr, pl };

/**
 * A moment in any date-fns format, with names in the given language; empty for an invalid format.
 */
export function wordedDate(moment: string | Date, pattern: string, language: string): string {
  try {
    return format(moment, pattern, { locale: locales[language] ?? enUS });
  } catch {
    return '';
  }
}
