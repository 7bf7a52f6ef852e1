import { offer } from '@rentyard/contract/entities/listing/offer';
import { useCallback, useMemo, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import {
  localTime,
  momentAt,
  openingTime,
  type Scale,
  scaleOptions,
  scales,
} from '../../domain/rental/timeScale.ts';
import {
  buildListQuery,
  type ListState,
  parseListAddress,
  printListAddress,
  printQuery,
} from '../../records/list/listAddress.ts';
import type { ListController } from '../../records/list/useList.ts';
import { useTimeZone } from '../../services/format/useTimeZone.ts';
import { usePath } from '../../services/i18n/LanguageContext.ts';
import type { CalendarOffers } from './calendarApi.ts';

export type CalendarView = 'timeline' | 'table';

interface CalendarState {
  readonly view: CalendarView;
  readonly scale: Scale;
  /** The moment at the left edge. */
  readonly start: number;
  readonly page: number;
  /** The categories whose machines are hidden. */
  readonly closed: readonly number[];
}

/** The state of the calendar, which is in its URL: search, filters and view of offers, scale and date. */
export interface CalendarAddress extends CalendarState {
  readonly list: Pick<ListController, 'state' | 'change' | 'buildAddress' | 'isNarrowed'>;
  readonly offers: CalendarOffers;
  readonly go: (part: Partial<CalendarState>) => void;
  /** The same without a new history entry, for scrolling. */
  readonly follow: (part: Partial<CalendarState>) => void;
  /** The URL without the language, for links that lead back. */
  readonly address: string;
  /** The URL of another page of the table. */
  readonly pageAddress: (page: number) => string;
}

/** Active machines first, then by name, so that a change of an offer does not move its row. */
const byName: CalendarOffers['sort'] = [
  { path: 'status', isDescending: false },
  { path: 'name', isDescending: false },
];

export function useCalendarAddress(now: number): CalendarAddress {
  const { search: query } = useLocation();
  const navigate = useNavigate();
  const path = usePath();
  const timeZone = useTimeZone();
  // A calendar without a date opens at the time of the visit, and stays there while time passes.
  const opened = useRef(now);
  const state = useMemo(
    () => parseState(new URLSearchParams(query), opened.current, timeZone),
    [query, timeZone],
  );
  const filters = useMemo(() => parseListAddress(offer, '1', new URLSearchParams(query)), [query]);
  const offers = useStable(
    useMemo((): CalendarOffers => {
      const { search, sort, filters: conditions } = buildListQuery(filters, timeZone, offer);
      return { search, filters: conditions, sort: sort.length > 0 ? sort : byName };
    }, [filters, timeZone]),
  );
  const latest = useRef({ state, filters });
  latest.current = { state, filters };
  const print = useCallback(
    (part: Partial<CalendarState>, list: Partial<ListState> = {}) => {
      const { search, sort, filters: conditions, view } = { ...latest.current.filters, ...list };
      const listed = printListAddress({ search, sort, filters: conditions, view });
      const own = printState({ ...latest.current.state, ...part }, timeZone);
      return `/calendar${[listed, own].filter(Boolean).join('&').replace('&?', '&')}`;
    },
    [timeZone],
  );
  const go = useCallback<CalendarAddress['go']>(
    (part) => void navigate(path(print(part))),
    [navigate, path, print],
  );
  const follow = useCallback<CalendarAddress['follow']>(
    (part) => void navigate(path(print(part)), { replace: true, preventScrollReset: true }),
    [navigate, path, print],
  );
  return {
    ...state,
    offers,
    go,
    follow,
    address: print({}),
    pageAddress: (page) => print({ page }),
    list: {
      state: { ...filters, perPage: undefined },
      change: (part) => void navigate(path(print({ page: 1 }, part))),
      buildAddress: (part) => print({ page: 1 }, { search: '', sort: [], filters: [], ...part }),
      isNarrowed: filters.search !== '' || filters.filters.length > 0,
    },
  };
}

function parseState(params: URLSearchParams, now: number, timeZone: string): CalendarState {
  const wanted = params.get('scale');
  const scale = scales.find((one) => one === wanted) ?? 'month';
  const date = params.get('date') ?? '';
  const start = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2})?$/.test(date)
    ? momentAt(date, timeZone)
    : undefined;
  return {
    view: params.get('show') === 'table' ? 'table' : 'timeline',
    scale,
    start: start ?? openingTime(now, scale, timeZone),
    page: Math.max(1, Math.trunc(Number(params.get('page') ?? 1)) || 1),
    closed: (params.get('closed') ?? '').split(',').map(Number).filter(Boolean),
  };
}

function printState({ view, scale, start, page, closed }: CalendarState, timeZone: string): string {
  const local = localTime(start, timeZone);
  const date = scaleOptions[scale].columns === 'day' ? local.slice(0, 10) : local;
  return printQuery([
    ['scale', scale],
    ['date', date],
    ...(closed.length > 0 ? [['closed', closed.join(',')] as const] : []),
    ...(view === 'table' ? [['show', 'table'] as const] : []),
    ...(view === 'table' && page > 1 ? [['page', String(page)] as const] : []),
  ]);
}

/** The same object while its content is equal, so that scrolling requests nothing again. */
function useStable<Value>(value: Value): Value {
  const known = useRef({ value, key: JSON.stringify(value) });
  const key = JSON.stringify(value);
  if (known.current.key !== key) known.current = { value, key };
  return known.current.value;
}
