import { Button } from '@rentyard/ui/Button';
import { IconButton } from '@rentyard/ui/IconButton';
import { media, theme } from '@rentyard/ui/theme';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { openingTime, type Scale, scales, shiftPages } from '../../domain/rental/timeScale.ts';
import { useTimeZone } from '../../services/format/useTimeZone.ts';
import { useT } from '../../services/i18n/useT.ts';
import { useFreeKeys } from '../../services/keyboard/useFreeKeys.ts';
import type { CalendarAddress } from './useCalendarAddress.ts';

interface PartProps {
  readonly calendar: CalendarAddress;
}

interface TimedProps extends PartProps {
  readonly now: number;
}

/** Date, scale and view of the calendar. */
export function CalendarTools(props: TimedProps): ReactNode {
  return (
    <Tools data-part="tools">
      <DateButtons {...props} />
      <ScaleButtons {...props} />
      <ViewButtons calendar={props.calendar} />
    </Tools>
  );
}

/** Earlier, today, later. */
function DateButtons({ calendar, now }: TimedProps): ReactNode {
  const t = useT();
  const timeZone = useTimeZone();
  const { scale, start, go } = calendar;
  const today = () => go({ start: openingTime(now, scale, timeZone) });
  useFreeKeys({ KeyT: today });
  return (
    <Joined>
      <IconButton
        variant="secondary"
        icon={ChevronLeft}
        label={t('calendar.earlier')}
        onClick={() => go({ start: shiftPages(start, -1, scale, timeZone) })}
      />
      <Button onClick={today}>{t('calendar.today')}</Button>
      <IconButton
        variant="secondary"
        icon={ChevronRight}
        label={t('calendar.later')}
        onClick={() => go({ start: shiftPages(start, 1, scale, timeZone) })}
      />
    </Joined>
  );
}

function ScaleButtons({ calendar, now }: TimedProps): ReactNode {
  const t = useT();
  const timeZone = useTimeZone();
  const { scale, start, go } = calendar;
  const show = (next: Scale) => {
    // Who looks at today goes on looking at it.
    const end = shiftPages(start, 1, scale, timeZone);
    const isToday = now >= start && now < end;
    go({ scale: next, ...(isToday && { start: openingTime(now, next, timeZone) }) });
  };
  return (
    <Joined role="group" aria-label={t('calendar.scale')}>
      {scales.map((one) => (
        <Button key={one} aria-pressed={one === scale} onClick={() => show(one)}>
          {t(`calendar.scale.${one}`)}
        </Button>
      ))}
    </Joined>
  );
}

function ViewButtons({ calendar: { view, go } }: PartProps): ReactNode {
  const t = useT();
  return (
    <Joined role="group" aria-label={t('calendar.view')}>
      {(['timeline', 'table'] as const).map((one) => (
        <Button key={one} aria-pressed={one === view} onClick={() => go({ view: one, page: 1 })}>
          {t(`calendar.view.${one}`)}
        </Button>
      ))}
    </Joined>
  );
}

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space2};
`;

/* Buttons in one frame; the pressed one is filled. */
const Joined = styled.div`
  display: inline-flex;

  > button { position: relative; border-radius: 0; }
  > button + button { margin-inline-start: -1px; }
  > :first-child { border-start-start-radius: ${theme.radius}; border-end-start-radius: ${theme.radius}; }
  > :last-child { border-start-end-radius: ${theme.radius}; border-end-end-radius: ${theme.radius}; }
  > button[aria-pressed='true'] { background: ${theme.pressed}; font-weight: 600; }
  > button:focus-visible { z-index: 1; }
  ${media.phone} {
    > button { padding-inline: ${theme.space2}; }
  }
`;
