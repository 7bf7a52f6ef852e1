import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { useLanguageTag } from '../../strings/UiStringsProvider.tsx';

/**
 * How dates are written and read. Patterns have the tokens `yyyy M MM d dd H HH h hh mm a` and texts in single quotes;
 * other characters stand for themselves.
 */
export interface DateFormat {
  /** `dd.MM.yyyy` */
  readonly date: string;
  /** `HH:mm` */
  readonly time: string;
  /** IANA name of the zone of `today` and of timestamps. */
  readonly timeZone: string;
}

const FormatContext = createContext<Partial<DateFormat>>({});

export interface DateFormatProviderProps {
  /** What is missing follows the language and the browser's time zone. */
  readonly format: Partial<DateFormat>;
  readonly children: ReactNode;
}

/** Sets the format of date fields and of day filters, for example that of the user's account. */
export function DateFormatProvider({ format, children }: DateFormatProviderProps): ReactNode {
  return <FormatContext.Provider value={format}>{children}</FormatContext.Provider>;
}

export function useDateFormat(): DateFormat {
  const tag = useLanguageTag();
  const { date, time, timeZone } = useContext(FormatContext);
  return useMemo(
    () => ({
      date: date ?? findDatePattern(tag),
      time: time ?? 'HH:mm',
      timeZone: timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone,
    }),
    [date, time, timeZone, tag],
  );
}

const tokens: Readonly<Record<string, string>> = { year: 'yyyy', month: 'MM', day: 'dd' };

/** The numeric date of a language: `dd/MM/yyyy`. */
function findDatePattern(tag: string): string {
  const parts = new Intl.DateTimeFormat(tag, {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(0);
  return parts.map(({ type, value }) => tokens[type] ?? value).join('');
}
