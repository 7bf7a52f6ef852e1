import { offer } from '@rentyard/contract/entities/listing/offer';
import { order } from '@rentyard/contract/entities/listing/order';
import { ButtonLink } from '@rentyard/ui/ButtonLink';
import { EmptyState } from '@rentyard/ui/EmptyState';
import { ErrorState } from '@rentyard/ui/ErrorState';
import { Kbd } from '@rentyard/ui/Kbd';
import { PageHeader } from '@rentyard/ui/PageHeader';
import { media, theme } from '@rentyard/ui/theme';
import CalendarOff from 'lucide-react/icons/calendar-off';
import { type ReactNode, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { styled } from 'styled-components';
import { shiftPages } from '../../domain/rental/timeScale.ts';
import type { Layout } from '../../features/views/viewState.ts';
import { choiceLabel } from '../../records/fields/useChoiceLabel.ts';
import { ListToolbar } from '../../records/filters/ListToolbar.tsx';
import { CreateLink } from '../../records/list/CreateLink.tsx';
import { WideLabel } from '../../records/list/WideLabel.ts';
import { trailState } from '../../records/navigation/listTrail.ts';
import { Screen, TabStrip, ViewTabs } from '../../screens/list/listSlots.tsx';
import { api } from '../../services/api/api.ts';
import { tag } from '../../services/api/listApi.ts';
import { useEvents } from '../../services/events/useEvents.ts';
import { useFailureText } from '../../services/format/useFailureText.ts';
import { useTimeZone } from '../../services/format/useTimeZone.ts';
import { usePath } from '../../services/i18n/LanguageContext.ts';
import { RouterLink } from '../../services/i18n/RouterLink.tsx';
import { useT } from '../../services/i18n/useT.ts';
import { ShortcutKeys } from '../../services/keyboard/ShortcutKeys.tsx';
import { shortcutOf, shortcuts } from '../../services/keyboard/shortcuts.ts';
import { useCan } from '../../services/permissions/useCan.ts';
import { useRequiredPermission } from '../../services/permissions/useRequiredPermission.ts';
import { BookingMark, bookingStyle } from './BookingMark.tsx';
import type { BookingKind } from './bookings.ts';
import { CalendarTable } from './CalendarTable.tsx';
import { CalendarTools } from './CalendarTools.tsx';
import { CalendarSummary } from './groups/CalendarSummary.tsx';
import { useCalendarGroups } from './groups/calendarGroupApi.ts';
import { buildLines } from './scroll/calendarLines.ts';
import { Timeline } from './timeline/Timeline.tsx';
import { useCalendarAddress } from './useCalendarAddress.ts';

/** Who has which machine when: orders and blocked periods of the offers that the filters leave. */
export function CalendarScreen(): ReactNode {
  const t = useT();
  const path = usePath();
  useRequiredPermission('read', 'orders');
  useLiveCalendar();
  const now = useNow();
  const calendar = useCalendarAddress(now);
  const groups = useCalendarGroups(calendar.offers);
  const lines = useMemo(
    () => groups.data && buildLines(groups.data.groups, calendar.closed),
    [groups.data, calendar.closed],
  );
  const total = groups.data?.groups.reduce((sum, group) => sum + group.offers, 0);
  const [layout, setLayout] = useState<Layout>();
  const mayBlock = useCan('create', 'blocked-periods');
  const { list, view, scale, start } = calendar;
  const timeZone = useTimeZone();
  const failureText = useFailureText();
  const trail = { list: calendar.address, ids: [], offset: 0, total: 0 };
  const span = useMemo(
    () => ({ start, end: shiftPages(start, 1, scale, timeZone) }),
    [start, scale, timeZone],
  );
  return (
    <Page>
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
      <ListToolbar
        resource={offer}
        list={list}
        hasSearch
        order={<CalendarSummary groups={groups.data} isNarrowed={list.isNarrowed} />}
      >
        <CalendarTools calendar={calendar} now={now} />
      </ListToolbar>
      {groups.failure ? (
        <ErrorState
          title={t('calendar.failed')}
          text={failureText(groups.failure)}
          onRetry={groups.retry}
        />
      ) : view === 'timeline' ? (
        <Timeline
          // A narrower or wider scale is another axis.
          key={scale}
          calendar={calendar}
          now={now}
          lines={lines}
          usedOf={groups.usedOf}
          emptyState={
            <EmptyState title={t('calendar.no_machines')} text={t('calendar.no_machines_text')} />
          }
        />
      ) : (
        <CalendarTable calendar={calendar} span={span} now={now} />
      )}
      <Foot>
        <BookingLegend />
        {view === 'timeline' && (
          <p>
            <ShortcutKeys keys={shortcuts.bookings.keys} /> {t('calendar.key.go')}{' '}
            <Kbd>{shortcutOf('moveBooking')}</Kbd> {t('calendar.key.move')}{' '}
            <Kbd>{shortcutOf('extendBooking')}</Kbd> {t('calendar.key.extend')}{' '}
            <Kbd>{shortcutOf('today')}</Kbd> {t('calendar.today')}
          </p>
        )}
      </Foot>
    </Page>
  );
}

/** The calendar has no columns; a view keeps those that it has for the list. */
const noLayout: Layout = {};

/* On paper, in landscape: the machines and the time that are in view, in their colours. */
const Page = styled(Screen)`
  page: calendar;

  @page calendar { size: landscape; margin: 10mm; }
  @media print {
    height: 100vh;
    print-color-adjust: exact;

    nav, search, button, a[href$='/create'], [data-part='tools'] { display: none; }
    footer > p { display: none; }
    [role='grid'] { overflow: hidden; }
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

/** The current moment in milliseconds, renewed every minute. */
function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 60_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** Milliseconds in which further changes are batched before a refetch. */
const refetchDelay = 400;

const shownResources: ReadonlySet<string> = new Set(['offers', 'orders', 'blocked_periods']);

/** Refetches the calendar when colleagues change what it shows. */
function useLiveCalendar(): void {
  const dispatch = useDispatch();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEvents(['record', 'reset'], (event) => {
    if (event.name === 'record' && !shownResources.has(event.data.resource)) return;
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      dispatch(api.util.invalidateTags([tag('calendar', 'LIST')]));
    }, refetchDelay);
  });
  useEffect(() => () => clearTimeout(timer.current), []);
}

const kinds: readonly BookingKind[] = [
  'requested',
  'approved',
  'out',
  'late',
  'returned',
  'blocked',
];

/** What the looks of bookings mean. */
function BookingLegend(): ReactNode {
  const t = useT();
  return (
    <Legend aria-label={t('calendar.legend')}>
      {kinds.map((kind) => (
        <li key={kind}>
          <i data-kind={kind}>
            <BookingMark booking={{ kind }} />
          </i>
          {kind === 'blocked' ? t('calendar.blocked') : choiceLabel(t, 'orders', 'life', kind)}
        </li>
      ))}
    </Legend>
  );
}

const Legend = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space1} ${theme.space4};

  > li { display: flex; align-items: center; gap: 6px; }
  > li > i {
    ${bookingStyle}
    display: grid;
    place-items: center;
    width: 26px;
    height: 18px;
  }
`;
