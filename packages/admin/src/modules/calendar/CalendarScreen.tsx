import { offer } from '@rentyard/contract/entities/listing/offer';
import { order } from '@rentyard/contract/entities/listing/order';
import { Button } from '@rentyard/ui/Button';
import { ButtonLink } from '@rentyard/ui/ButtonLink';
import { EmptyState } from '@rentyard/ui/EmptyState';
import { IconButton } from '@rentyard/ui/IconButton';
import { Kbd } from '@rentyard/ui/Kbd';
import { PageHeader } from '@rentyard/ui/PageHeader';
import { media, theme } from '@rentyard/ui/theme';
import CalendarOff from 'lucide-react/icons/calendar-off';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { type ReactNode, Suspense, useMemo, useState } from 'react';
import { styled } from 'styled-components';
import {
  day,
  openingTime,
  type Scale,
  scaleOptions,
  scales,
  shiftDays,
} from '../../domain/rental/timeScale.ts';
import type { Layout } from '../../features/views/viewState.ts';
import { ListToolbar } from '../../records/filters/ListToolbar.tsx';
import { CreateLink } from '../../records/list/CreateLink.tsx';
import { WideLabel } from '../../records/list/WideLabel.ts';
import { trailState } from '../../records/navigation/listTrail.ts';
import { Screen, TabStrip, ViewTabs } from '../../screens/list/listSlots.tsx';
import { useTimeZone } from '../../services/format/useTimeZone.ts';
import { usePath } from '../../services/i18n/LanguageContext.ts';
import { RouterLink } from '../../services/i18n/RouterLink.tsx';
import { useT } from '../../services/i18n/useT.ts';
import { shortcutOf } from '../../services/keyboard/shortcuts.ts';
import { useFreeKeys } from '../../services/keyboard/useFreeKeys.ts';
import { useCan } from '../../services/permissions/useCan.ts';
import { useRequiredPermission } from '../../services/permissions/useRequiredPermission.ts';
import { BookingLegend } from './BookingLegend.tsx';
import { CalendarTable } from './CalendarTable.tsx';
import { Timeline } from './timeline/Timeline.tsx';
import { type CalendarAddress, useCalendarAddress } from './useCalendarAddress.ts';
import { useLiveCalendar } from './useLiveCalendar.ts';
import { useNow } from './useNow.ts';

/** Who has which machine when: orders and blocked periods of the offers that the filters leave. */
export function CalendarScreen(): ReactNode {
  const t = useT();
  const path = usePath();
  useRequiredPermission('read', 'orders');
  useLiveCalendar();
  const now = useNow();
  const calendar = useCalendarAddress(now);
  const [total, setTotal] = useState<number>();
  const [layout, setLayout] = useState<Layout>();
  const mayBlock = useCan('create', 'blocked-periods');
  const { list, view, scale, start } = calendar;
  const timeZone = useTimeZone();
  const trail = { list: calendar.address, ids: [], offset: 0, total: 0 };
  const span = useMemo(
    () => ({ start, end: moveByPage(start, 1, scale, timeZone) }),
    [start, scale, timeZone],
  );
  return (
    <Screen>
      <PageHeader
        title={t('calendar.title')}
        count={total === undefined ? undefined : t('calendar.machines', { count: total })}
        actions={
          <>
            {mayBlock && (
              <ButtonLink
                as={RouterLink}
                to={path('/blocked-periods/create')}
                state={trailState(trail)}
                icon={CalendarOff}
              >
                <WideLabel>{t('blocked_periods.create')}</WideLabel>
              </ButtonLink>
            )}
            <CreateLink resource={order} trail={trail} />
          </>
        }
      />
      <TabStrip>
        <Suspense>
          <ViewTabs
            resource={offer}
            list={list}
            layout={layout ?? noLayout}
            hasOtherTabs={false}
            onLayout={setLayout}
          />
        </Suspense>
      </TabStrip>
      <ListToolbar resource={offer} list={list} hasSearch>
        <Tools data-part="tools">
          <DateButtons calendar={calendar} now={now} />
          <ScaleButtons calendar={calendar} now={now} />
          <ViewButtons calendar={calendar} />
        </Tools>
      </ListToolbar>
      {view === 'timeline' ? (
        <Timeline
          // A narrower or wider scale is another axis.
          key={scale}
          calendar={calendar}
          now={now}
          onTotal={setTotal}
          emptyState={
            <EmptyState title={t('calendar.no_machines')} text={t('calendar.no_machines_text')} />
          }
        />
      ) : (
        <CalendarTable calendar={calendar} span={span} now={now} onTotal={setTotal} />
      )}
      <Foot>
        <BookingLegend />
        {view === 'timeline' && (
          <p>
            <Kbd>↑↓←→</Kbd> {t('calendar.key.go')} <Kbd>{shortcutOf('moveBooking')}</Kbd>{' '}
            {t('calendar.key.move')} <Kbd>{shortcutOf('extendBooking')}</Kbd>{' '}
            {t('calendar.key.extend')} <Kbd>{shortcutOf('today')}</Kbd> {t('calendar.today')}
          </p>
        )}
      </Foot>
    </Screen>
  );
}

/** The calendar has no columns; a view keeps those that it has for the list. */
const noLayout: Layout = {};

function moveByPage(start: number, pages: number, scale: Scale, timeZone: string): number {
  const { pageDays } = scaleOptions[scale];
  const days = pages * pageDays;
  return Number.isInteger(days) ? shiftDays(start, days, timeZone) : start + days * day;
}

interface PartProps {
  readonly calendar: CalendarAddress;
}

interface TimedProps extends PartProps {
  readonly now: number;
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
        onClick={() => go({ start: moveByPage(start, -1, scale, timeZone) })}
      />
      <Button onClick={today}>{t('calendar.today')}</Button>
      <IconButton
        variant="secondary"
        icon={ChevronRight}
        label={t('calendar.later')}
        onClick={() => go({ start: moveByPage(start, 1, scale, timeZone) })}
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
    const end = moveByPage(start, 1, scale, timeZone);
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

const Foot = styled.footer`
  flex: none;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space2} ${theme.space4};
  padding-top: ${theme.space2};
  color: ${theme.textMuted};
  font-size: ${theme.textSm};

  ${media.tablet} {
    > p { display: none; }
  }
`;
