import { type ClientField, ClientTable } from '@rentyard/ui/ClientTable';
import {
  badgeColumn,
  type DataColumn,
  defaultTableState,
  textColumn,
} from '@rentyard/ui/DataTable';
import { EmptyState } from '@rentyard/ui/EmptyState';
import { ErrorState } from '@rentyard/ui/ErrorState';
import type { MenuItem } from '@rentyard/ui/Menu';
import { Pager } from '@rentyard/ui/Pager';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { requestSpans, type Span } from '../../domain/rental/timeScale.ts';
import { useRecordAddress } from '../../records/navigation/useRecordAddress.ts';
import { useFailureText } from '../../services/format/useFailureText.ts';
import { useFormat } from '../../services/format/useFormat.ts';
import { useLanguage, usePath } from '../../services/i18n/LanguageContext.ts';
import { renderRouterLink } from '../../services/i18n/renderRouterLink.tsx';
import { useT } from '../../services/i18n/useT.ts';
import { type Booking, type BookingKind, joinMachine, type Machine } from './bookings.ts';
import { offersPerPage, useCalendarPages } from './calendarApi.ts';
import { ChangeDialog } from './changes/ChangeDialog.tsx';
import { usePermittedChanges } from './changes/usePermittedChanges.ts';
import { useBookingTexts } from './useBookingTexts.ts';
import type { CalendarAddress } from './useCalendarAddress.ts';

interface BookingRow {
  readonly booking: Booking;
  readonly machine: Machine;
}

interface CalendarTableProps {
  readonly calendar: CalendarAddress;
  /** The period whose bookings are listed. */
  readonly span: Span;
  readonly now: number;
}

/** The bookings of a period as a table, a page of machines at a time: for screen readers and phones. */
export function CalendarTable({ calendar, span, now }: CalendarTableProps): ReactNode {
  const t = useT();
  const path = usePath();
  const language = useLanguage();
  const failureText = useFailureText();
  const address = useRecordAddress();
  const { offers, page, scale, go } = calendar;
  const columns = useColumns();
  const may = usePermittedChanges();
  const [changing, setChanging] = useState<BookingRow>();
  const { pages, total, failure, retry } = useCalendarPages({
    ...{ offers, language },
    pages: useMemo(() => [{ page }], [page]),
    times: useMemo(() => requestSpans(span, scale), [span, scale]),
  });
  const rowHref = useCallback(
    ({ booking: { order, blocked } }: BookingRow) =>
      order ? address('orders', order.id) : address('blocked-periods', blocked?.id ?? 0),
    [address],
  );
  const times = pages.find((one) => one.page === page)?.times;
  const rows = useMemo(() => times && bookingsIn(times, span, now), [times, span, now]);
  if (failure) {
    return <ErrorState title={t('calendar.failed')} text={failureText(failure)} onRetry={retry} />;
  }
  const actions = ({ booking, machine }: BookingRow): readonly MenuItem[] =>
    may.mayMove(booking) || may.mayExtend(booking)
      ? [
          {
            label: t('calendar.change'),
            icon: CalendarClock,
            onPress: () => setChanging({ booking, machine }),
          },
        ]
      : [];
  return (
    <>
      <ClientTable
        label={t('calendar.title')}
        rows={rows}
        columns={columns}
        fields={fields}
        getRowId={({ booking }) => booking.key}
        rowActions={actions}
        rowHref={rowHref}
        renderLink={renderRouterLink}
        emptyState={<EmptyState title={t('calendar.nothing')} text={t('calendar.nothing_text')} />}
      />
      {total !== undefined && total > offersPerPage && (
        <Pager
          options={{ pageHref: (next) => path(calendar.pageAddress(next)) }}
          state={{ ...defaultTableState, page, perPage: offersPerPage }}
          onStateChange={({ page: next }) => next !== undefined && go({ page: next })}
          rowCount={Math.min(offersPerPage, total - (page - 1) * offersPerPage)}
          total={total}
          isTotalExact
          renderLink={renderRouterLink}
        />
      )}
      {changing && <ChangeDialog {...changing} may={may} onClose={() => setChanging(undefined)} />}
    </>
  );
}

type Times = ReturnType<typeof useCalendarPages>['pages'][number]['times'];

function bookingsIn(times: Times, span: Span, now: number): readonly BookingRow[] {
  return (times[0] ?? []).flatMap(({ offer }) => {
    const rows = times.flatMap((one) => one.filter((row) => row.offer.id === offer.id));
    const machine = joinMachine(rows, now);
    return (machine?.bookings ?? [])
      .filter(({ start, until }) => start < span.end && until > span.start)
      .map((booking) => ({ booking, machine: machine as Machine }));
  });
}

const tones = {
  requested: 'info',
  approved: 'info',
  out: 'success',
  late: 'danger',
  returned: 'neutral',
  blocked: 'neutral',
} as const satisfies Readonly<Record<BookingKind, string>>;

function useColumns(): readonly DataColumn<BookingRow>[] {
  const t = useT();
  const format = useFormat();
  const texts = useBookingTexts();
  const moment = (at: number) => format.moment(new Date(at).toISOString());
  // biome-ignore lint/correctness/useExhaustiveDependencies: the texts follow from the language
  return useMemo(
    () => [
      textColumn({
        ...{ id: 'booking', header: t('calendar.booking'), sortKey: 'booking' },
        ...{ minWidth: 200, isPrimary: true },
        value: ({ booking }) => texts.holder(booking),
      }),
      textColumn({
        ...{ id: 'machine', header: t('calendar.machine'), sortKey: 'machine' },
        ...{ minWidth: 200, priority: 3 },
        value: ({ machine }) => machine.offer.name,
      }),
      textColumn({
        ...{ id: 'category', header: t('calendar.category'), sortKey: 'category' },
        ...{ minWidth: 152, priority: 2 },
        value: ({ machine }) => machine.category.name,
      }),
      badgeColumn({
        ...{ id: 'state', header: t('calendar.state'), sortKey: 'state' },
        value: ({ booking }) => texts.state(booking),
        tone: ({ booking }) => tones[booking.kind],
      }),
      textColumn({
        ...{ id: 'start', header: t('calendar.from'), sortKey: 'start' },
        ...{ minWidth: 152, priority: 2 },
        value: ({ booking }) => moment(booking.start),
      }),
      textColumn({
        ...{ id: 'end', header: t('calendar.to'), sortKey: 'end' },
        ...{ minWidth: 152, priority: 2 },
        value: ({ booking }) => moment(booking.end),
      }),
    ],
    [t, format],
  );
}

const fields: readonly ClientField<BookingRow>[] = [
  { id: 'booking', label: 'booking', kind: 'text', value: ({ booking }) => booking.code },
  { id: 'machine', label: 'machine', kind: 'text', value: ({ machine }) => machine.offer.name },
  {
    id: 'category',
    label: 'category',
    kind: 'text',
    value: ({ machine }) => machine.category.name,
  },
  { id: 'state', label: 'state', kind: 'text', value: ({ booking }) => booking.kind },
  { id: 'start', label: 'start', kind: 'number', value: ({ booking }) => booking.start },
  { id: 'end', label: 'end', kind: 'number', value: ({ booking }) => booking.end },
];
