import { format, type Locale } from 'date-fns';
import { enUS, pl, ro, ru, tr, uk } from 'date-fns/locale';

const locales: Readonly<Record<string, Locale>> = { en: enUS, ru, ua: uk, ro, tr, pl };

/** A moment in any format of date-fns, in the words of a language; blank while the format makes no sense. */
export function wordedDate(moment: string | Date, pattern: string, language: string): string {
  try {
    return format(moment, pattern, { locale: locales[language] ?? enUS });
  } catch {
    return '';
  }
}
