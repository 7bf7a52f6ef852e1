import { DateFormatProvider } from '@rentyard/ui/DateFormatProvider';
import { type ReactNode, useMemo } from 'react';
import { useLanguage } from '../i18n/LanguageContext.ts';
import { initApi } from '../session/initApi.ts';
import { isPlainPattern } from './dateFormat.ts';
import { useTimeZone } from './useTimeZone.ts';

interface DateFormatsProps {
  readonly children: ReactNode;
}

/**
 * Date fields read and write the formats of the language, from `/init`, in the time zone of the
 * account. A format with names of months is none that people type: the usual one then applies.
 */
export function DateFormats({ children }: DateFormatsProps): ReactNode {
  const language = useLanguage();
  const timeZone = useTimeZone();
  const own = initApi.useInitQuery(undefined, {
    selectFromResult: ({ data }) => ({
      format: data?.languages.find(({ code }) => code === language),
    }),
  }).format;
  const { numeric_date_format: date = '', time_format: time = '' } = own ?? {};
  const format = useMemo(
    () => ({
      timeZone,
      ...(isTyped(date) && { date }),
      ...(isTyped(time) && { time }),
    }),
    [date, time, timeZone],
  );
  return <DateFormatProvider format={format}>{children}</DateFormatProvider>;
}

const isTyped = (pattern: string): boolean => pattern !== '' && isPlainPattern(pattern);
