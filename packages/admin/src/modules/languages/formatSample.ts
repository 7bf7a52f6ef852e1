import { format, type Locale } from 'date-fns';
import { enUS, pl, ro, ru, tr, uk } from 'date-fns/locale';

const locales: Readonly<Record<string, Locale>> = { en: enUS, ru, ua: uk, ro, tr, pl };

/** This moment in a format, in the words of a language; blank while the format makes no sense. */
export function formatSample(pattern: string, language: string): string {
  try {
    return format(new Date(), pattern, { locale: locales[language] ?? enUS });
  } catch {
    return '';
  }
}
