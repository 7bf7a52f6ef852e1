import type {
  AvailabilityPart,
  offerAvailability,
} from '@rentyard/contract/entities/rental/availabilityRoutes';
import { Card } from '@rentyard/ui/Card';
import { ErrorState } from '@rentyard/ui/ErrorState';
import { IconButton } from '@rentyard/ui/IconButton';
import { Skeleton } from '@rentyard/ui/Skeleton';
import { useLanguageTag } from '@rentyard/ui/strings';
import { theme } from '@rentyard/ui/theme';
import { VisuallyHidden } from '@rentyard/ui/VisuallyHidden';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { type ReactNode, useMemo, useState } from 'react';
import { styled } from 'styled-components';
import { api } from '../../services/api/api.ts';
import { endpoint } from '../../services/api/endpoint.ts';
import { tag } from '../../services/api/listApi.ts';
import { useFailureText } from '../../services/format/useFailureText.ts';
import { useFormat } from '../../services/format/useFormat.ts';
import { useTimeZone } from '../../services/format/useTimeZone.ts';
import { useLanguage } from '../../services/i18n/LanguageContext.ts';
import { useT } from '../../services/i18n/useT.ts';
import { type DayState, dayStates, stateOfDay } from './dayState.ts';
import { addDays, dateAt, daysIn, momentAt, type Span } from './timeScale.ts';

const availabilityApi = api.injectEndpoints({
  endpoints: (build) => ({
    availability: build.query({
      ...endpoint<typeof offerAvailability>('GET /offers/:id/availability'),
      providesTags: () => [tag('orders', 'LIST'), tag('blocked_periods', 'LIST')],
    }),
  }),
});

interface AvailabilityMonthProps {
  readonly offer: number;
  /** When a machine is free next; null if never, undefined if it is unknown. */
  readonly nextFree?: string | null | undefined;
  /** Links beside the title. */
  readonly actions?: ReactNode;
}

/** A month of an offer: which days are free, requested, booked, blocked or off. */
export function AvailabilityMonth({ offer, nextFree, actions }: AvailabilityMonthProps): ReactNode {
  const t = useT();
  const format = useFormat();
  const failureText = useFailureText();
  const timeZone = useTimeZone();
  const [month, setMonth] = useState(() => dateAt(Date.now(), timeZone).slice(0, 7));
  const span = useMemo(() => monthSpan(month, timeZone), [month, timeZone]);
  const { currentData, error, refetch } = availabilityApi.useAvailabilityQuery(
    {
      params: { id: offer },
      query: { from: new Date(span.start).toISOString(), to: new Date(span.end).toISOString() },
      language: useLanguage(),
    },
    { refetchOnMountOrArgChange: true },
  );
  const free = nextFree && Date.parse(nextFree) > Date.now();
  return (
    <Card title={t('availability.title')} actions={actions}>
      {free && <Next>{t('availability.next_free', { moment: format.moment(nextFree) })}</Next>}
      {nextFree === null && <Next>{t('availability.never_free')}</Next>}
      {error ? (
        <ErrorState
          title={t('availability.failed')}
          text={failureText(error)}
          onRetry={() => void refetch()}
        />
      ) : (
        <MonthTable
          {...{ month, span, timeZone }}
          parts={currentData}
          onMonth={(months) => setMonth(addMonths(month, months))}
        />
      )}
    </Card>
  );
}

interface MonthTableProps {
  /** `2026-11` */
  readonly month: string;
  readonly span: Span;
  readonly timeZone: string;
  /** Undefined while they load. */
  readonly parts: readonly AvailabilityPart[] | undefined;
  readonly onMonth: (months: number) => void;
}

function MonthTable({ month, span, timeZone, parts, onMonth }: MonthTableProps): ReactNode {
  const t = useT();
  const languageTag = useLanguageTag();
  const title = new Intl.DateTimeFormat(languageTag, {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(Date.parse(`${month}-01T00:00Z`));
  const weekday = new Intl.DateTimeFormat(languageTag, { weekday: 'short', timeZone: 'UTC' });
  const days = daysIn(span, timeZone);
  const before = (new Date(`${month}-01T00:00Z`).getUTCDay() + 6) % 7;
  const cells = [...Array.from({ length: before }, () => undefined), ...days];
  const weeks = Array.from({ length: Math.ceil(cells.length / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_, at) => cells[week * 7 + at]),
  );
  const today = dateAt(Date.now(), timeZone);
  const shown = new Set<DayState>();
  const findState = (day: Span) => {
    const state = stateOfDay(parts ?? [], day);
    shown.add(state);
    return state;
  };
  const rows = weeks.map((week, row) => (
    <tr key={week.find(Boolean)?.date ?? row}>
      {week.map((day, at) => {
        // biome-ignore lint/suspicious/noArrayIndexKey: a day outside of the month has no other
        if (!day) return <td key={`${row}-${at}`} />;
        const state = parts ? findState(day) : undefined;
        return (
          <td
            key={day.date}
            data-state={state}
            aria-current={day.date === today ? 'date' : undefined}
            title={state && t(`availability.${state}`)}
          >
            {Number(day.date.slice(8))}
            {state && <VisuallyHidden>, {t(`availability.${state}`)}</VisuallyHidden>}
          </td>
        );
      })}
    </tr>
  ));
  return (
    <>
      <Head>
        <strong aria-live="polite">{title}</strong>
        <IconButton
          size="small"
          icon={ChevronLeft}
          label={t('availability.previous')}
          onClick={() => onMonth(-1)}
        />
        <IconButton
          size="small"
          icon={ChevronRight}
          label={t('availability.next')}
          onClick={() => onMonth(1)}
        />
      </Head>
      <Table aria-label={title}>
        <thead>
          <tr>
            {[1, 2, 3, 4, 5, 6, 7].map((date) => (
              // The first of January 2024 is a Monday.
              <th key={date} scope="col">
                {weekday.format(Date.UTC(2024, 0, date))}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{rows}</tbody>
      </Table>
      {parts ? (
        <Legend>
          {dayStates
            .filter((state) => shown.has(state))
            .map((state) => (
              <li key={state}>
                <i data-state={state} aria-hidden />
                {t(`availability.${state}`)}
              </li>
            ))}
        </Legend>
      ) : (
        <Skeleton height={16} />
      )}
    </>
  );
}

function monthSpan(month: string, timeZone: string): Span {
  const start = momentAt(`${month}-01`, timeZone) ?? 0;
  return { start, end: momentAt(`${addMonths(month, 1)}-01`, timeZone) ?? start };
}

function addMonths(month: string, months: number): string {
  return addDays(`${month}-15`, months * 30).slice(0, 7);
}

const Next = styled.p`
  margin-bottom: ${theme.space3};
  font-weight: 500;
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space1};

  > strong { flex: 1; font-weight: 600; }
`;

const Table = styled.table`
  width: 100%;
  margin-block: ${theme.space2};
  border-spacing: 2px;
  table-layout: fixed;
  text-align: center;
  font-variant-numeric: tabular-nums;

  th { color: ${theme.textMuted}; font-size: ${theme.textXs}; font-weight: 400; }
  td { height: 28px; font-size: ${theme.textMd}; }
  td[aria-current] { outline: 2px solid ${theme.accentMark}; outline-offset: -2px; font-weight: 600; }
  ${/* The same looks in the legend. */ ''}
  td[data-state] { border: 1px solid transparent; border-radius: ${theme.radiusSmall}; }
  td[data-state='free'] { border-color: ${theme.border}; }
  td[data-state='closed'] { background: ${theme.sunken}; color: ${theme.textMuted}; }
  td[data-state='tentative'] { border: 1px dashed ${theme.info}; }
  td[data-state='partly'] { background: linear-gradient(135deg, ${theme.infoSoft} 50%, transparent 50%); border-color: ${theme.border}; }
  td[data-state='booked'] { background: ${theme.infoSoft}; color: ${theme.info}; text-decoration: line-through; }
  td[data-state='blocked'] {
    background: repeating-linear-gradient(135deg, ${theme.neutralSoft} 0 4px, transparent 4px 9px);
    border-color: ${theme.outline};
  }
`;

const Legend = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space1} ${theme.space3};
  color: ${theme.textMuted};
  font-size: ${theme.textSm};

  > li { display: flex; align-items: center; gap: 6px; }
  i { width: 16px; height: 12px; border: 1px solid transparent; border-radius: 3px; }
  i[data-state='free'] { border-color: ${theme.border}; }
  i[data-state='closed'] { background: ${theme.pressed}; }
  i[data-state='tentative'] { border: 1px dashed ${theme.info}; }
  i[data-state='partly'] { background: linear-gradient(135deg, ${theme.infoSoft} 50%, transparent 50%); border-color: ${theme.border}; }
  i[data-state='booked'] { background: ${theme.infoSoft}; border-color: ${theme.info}; }
  i[data-state='blocked'] {
    background: repeating-linear-gradient(135deg, ${theme.neutralSoft} 0 4px, transparent 4px 9px);
    border-color: ${theme.outline};
  }
`;
