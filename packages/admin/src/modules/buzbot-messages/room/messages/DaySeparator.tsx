import { languageTag } from '@rentyard/contract/languages';
import { theme } from '@rentyard/ui/theme';
import { differenceInCalendarDays, isThisYear } from 'date-fns';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useTimeZone } from '../../../../services/format/useTimeZone.ts';
import { wallClock } from '../../../../services/format/wallClock.ts';
import { useLanguage } from '../../../../services/i18n/LanguageContext.ts';

/** A date between messages, with "today" and "yesterday" by name. */
export function DaySeparator({ at }: { readonly at: string }): ReactNode {
  const tag = languageTag(useLanguage());
  const timeZone = useTimeZone();
  const name = dayName(wallClock(at, timeZone), wallClock(new Date(), timeZone), tag);
  return (
    <Line role="separator" aria-label={name}>
      <span>{name}</span>
    </Line>
  );
}

function dayName(day: Date, today: Date, tag: string): string {
  const ago = differenceInCalendarDays(today, day);
  if (ago < 2) {
    const label = new Intl.RelativeTimeFormat(tag, { numeric: 'auto' }).format(-ago, 'day');
    return label.charAt(0).toLocaleUpperCase(tag) + label.slice(1);
  }
  return new Intl.DateTimeFormat(tag, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    ...(!isThisYear(day) && { year: 'numeric' }),
  }).format(day);
}

const Line = styled.div`
  align-self: stretch;
  display: grid;
  place-items: center;
  padding-bottom: ${theme.space3};

  > span {
    padding: 2px ${theme.space3};
    border-radius: ${theme.radiusRound};
    background: ${theme.neutralSoft};
    font-size: ${theme.textSm};
    line-height: 18px;
    color: ${theme.textMuted};
  }
`;
