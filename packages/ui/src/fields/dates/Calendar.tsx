import { type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { DayPicker, type PropsBase } from 'react-day-picker';
import { css, styled } from 'styled-components';
import { inlineSign } from '../../lib/direction.ts';
import { Button } from '../../primitives/Button.tsx';
import { useLanguageTag, useUiStrings } from '../../strings/UiStringsProvider.tsx';
import { media, theme } from '../../theme/theme.ts';
import { useDateFormat } from './DateFormatProvider.tsx';
import { wallClock } from './moments.ts';

export interface CalendarProps {
  /** The selected day, or the first one of a period, `2026-11-20`; empty for none. */
  readonly day: string;
  /** The last day of a period; empty while it has none. Without it a single day is selected. */
  readonly lastDay?: string | undefined;
  /** The first day that can be chosen. */
  readonly min?: string | undefined;
  /** The last day that can be chosen. */
  readonly max?: string | undefined;
  readonly onPick: (day: string) => void;
}

/** A month of days, in the language of the page. The focus starts on the selected day or on today. */
export function Calendar({ day, lastDay, min, max, onPick }: CalendarProps): ReactNode {
  const t = useUiStrings();
  const tag = useLanguageTag();
  const { timeZone } = useDateFormat();
  const today = wallClock(new Date().toISOString(), timeZone).slice(0, 10);
  const texts = useMemo(() => buildTexts(tag), [tag]);
  const selected = parseDay(day);
  const root = useRef<HTMLDivElement>(null);
  const [isRtl, setRtl] = useState(false);
  useLayoutEffect(() => setRtl(root.current !== null && inlineSign(root.current) === -1), []);
  const isTodayOpen = (!min || today >= min) && (!max || today <= max);
  const shared: PropsBase = {
    // Arrow keys and chevrons follow the direction of the text.
    dir: isRtl ? 'rtl' : 'ltr',
    autoFocus: true,
    navLayout: 'around',
    fixedWeeks: true,
    showOutsideDays: true,
    lang: tag,
    weekStartsOn: findWeekStart(tag),
    today: parseDay(today) ?? new Date(),
    defaultMonth: selected ?? parseDay(today) ?? new Date(),
    disabled: [
      ...(min ? [{ before: parseDay(min) ?? new Date() }] : []),
      ...(max ? [{ after: parseDay(max) ?? new Date() }] : []),
    ],
    formatters: { formatCaption: texts.month, formatWeekdayName: texts.shortWeekday },
    labels: {
      labelGrid: texts.month,
      labelWeekday: texts.weekday,
      labelPrevious: () => t('date.previous_month'),
      labelNext: () => t('date.next_month'),
      labelDayButton: (date, { today: isToday }) =>
        isToday ? `${t('date.today')}, ${texts.day(date)}` : texts.day(date),
    },
  };
  // A second choice of the selected day clears the selection, so the pressed day is what counts.
  const handleSelect = (_: unknown, pressed: Date) => onPick(formatDay(pressed));
  return (
    <Root ref={root}>
      {lastDay === undefined ? (
        <DayPicker {...shared} mode="single" selected={selected} onSelect={handleSelect} />
      ) : (
        <DayPicker
          {...shared}
          mode="range"
          selected={{ from: selected, to: parseDay(lastDay) }}
          onSelect={handleSelect}
        />
      )}
      {isTodayOpen && (
        <Button variant="ghost" onClick={() => onPick(today)}>
          {t('date.today')}
        </Button>
      )}
    </Root>
  );
}

/** Styles of the classes of react-day-picker. */
const calendarStyle = css`
  display: flex;
  flex-direction: column;
  gap: ${theme.space2};
  width: 252px;

  .rdp-month {
    display: grid;
    grid-template-columns: auto 1fr auto;
    align-items: center;
    row-gap: ${theme.space2};
  }
  .rdp-month_caption { grid-area: 1 / 2; text-align: center; font-weight: 500; }
  .rdp-caption_label { display: block; }
  .rdp-caption_label::first-letter { text-transform: uppercase; }
  .rdp-button_previous { grid-area: 1 / 1; }
  .rdp-button_next { grid-area: 1 / 3; }
  .rdp-month_grid { grid-column: 1 / -1; width: 100%; border-collapse: collapse; table-layout: fixed; }

  button.rdp-button_previous, button.rdp-button_next, .rdp-day_button {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    width: 36px;
    height: 32px;
    padding: 0;
    border: 0;
    border-radius: ${theme.radius};
    background: none;
    color: inherit;
    font: inherit;
    font-variant-numeric: tabular-nums;
    cursor: pointer;
  }
  .rdp-button_previous[aria-disabled], .rdp-day_button:disabled { color: ${theme.textMuted}; cursor: not-allowed; }
  .rdp-chevron { width: 16px; height: 16px; fill: currentColor; }

  .rdp-weekday { padding: 0 0 ${theme.space1}; font-size: ${theme.textSm}; font-weight: 400; color: ${theme.textMuted}; }
  .rdp-day { padding: 0; text-align: center; }
  .rdp-outside { color: ${theme.textMuted}; }
  .rdp-disabled { text-decoration: line-through; }
  .rdp-today .rdp-day_button { font-weight: 600; box-shadow: inset 0 0 0 1px ${theme.outline}; }
  button:not(:disabled):hover { background: ${theme.hover}; }
  .rdp-selected .rdp-day_button, .rdp-selected .rdp-day_button:hover {
    background: ${theme.accent};
    color: ${theme.onAccent};
  }
  .rdp-range_middle { background: ${theme.accentSoft}; }
  .rdp-range_middle .rdp-day_button, .rdp-range_middle .rdp-day_button:hover {
    background: none;
    color: inherit;
  }

  ${media.touch} {
    width: 308px;
    button.rdp-button_previous, button.rdp-button_next, .rdp-day_button { width: 44px; height: 44px; }
  }
`;

const Root = styled.div`
  ${calendarStyle}
`;

function parseDay(day: string): Date | undefined {
  const [, year, month, date] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day)?.map(Number) ?? [];
  return year && month && date ? new Date(year, month - 1, date) : undefined;
}

function formatDay(date: Date): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

function buildTexts(tag: string) {
  const text = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(tag, options);
    return (date: Date) => format.format(date);
  };
  return {
    day: text({ dateStyle: 'full' }),
    month: text({ month: 'long', year: 'numeric' }),
    weekday: text({ weekday: 'long' }),
    shortWeekday: text({ weekday: 'short' }),
  };
}

/** Not in every browser yet. */
interface LocaleWithWeek extends Intl.Locale {
  readonly getWeekInfo?: () => { readonly firstDay: number };
}

/** The first day of the week in a language: 0 is Sunday. */
function findWeekStart(tag: string): 0 | 1 | 6 {
  const locale: LocaleWithWeek = new Intl.Locale(tag);
  const first = (locale.getWeekInfo?.().firstDay ?? 1) % 7;
  return first === 0 || first === 6 ? first : 1;
}
