import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type {
  CalendarRow,
  offerCalendar,
} from '@rentyard/contract/entities/rental/availabilityRoutes';
import type { LanguageCode } from '@rentyard/contract/languages';
import type { ListQuery } from '@rentyard/contract/schema/listQuery/listQuery';
import { useEffect, useMemo, useState } from 'react';
import { shallowEqual, useDispatch, useSelector } from 'react-redux';
import type { Span } from '../../domain/rental/timeScale.ts';
import type { ApiState } from '../../services/api/api.ts';
import { buildRequest, pageContent } from '../../services/api/endpoint.ts';
import { type ApiFailure, isApiFailure } from '../../services/api/failure.ts';
import { listApi, listParameters, type Page, tag } from '../../services/api/listApi.ts';

/** Offers per request. */
export const offersPerPage = 50;

/** The offers of a calendar, as the server accepts them. */
export type CalendarOffers = Pick<ListQuery, 'search' | 'filters' | 'sort'>;

/** A page of the offers of a category, or of all offers. */
export interface WantedPage {
  readonly category?: number | undefined;
  readonly page: number;
}

interface CalendarQuery extends Span, WantedPage {
  readonly offers: CalendarOffers;
  readonly perPage: number;
  readonly language: LanguageCode;
}

const calendarApi = listApi.injectEndpoints({
  endpoints: (build) => ({
    calendar: build.query<Page<CalendarRow>, CalendarQuery>({
      query: ({ offers, category, page, perPage, language, start, end }) =>
        buildRequest<typeof offerCalendar>('GET /calendar', {
          query: {
            ...listParameters({ ...withCategory(offers, category), page, perPage, isTrash: false }),
            from: new Date(start).toISOString(),
            to: new Date(end).toISOString(),
          },
          language,
        }),
      extraOptions: pageContent,
      // What the user scrolled past is often scrolled back to.
      keepUnusedDataFor: 120,
      providesTags: () => [
        tag('calendar', 'LIST'),
        tag('offers', 'LIST'),
        tag('orders', 'LIST'),
        tag('blocked_periods', 'LIST'),
      ],
    }),
  }),
});

/** The offers of one category. It was one of the list, so that its condition replaces others on the category. */
export function withCategory(offers: CalendarOffers, category: number | undefined): CalendarOffers {
  if (category === undefined) return offers;
  const others = offers.filters.filter(({ path }) => path !== 'category');
  const own = { path: 'category', operator: 'eq', value: String(category) } as const;
  return { ...offers, filters: [...others, own] };
}

interface LoadedPage extends WantedPage {
  /** One list of rows per requested time. */
  readonly times: readonly (readonly CalendarRow[])[];
}

interface CalendarPages {
  /** Pages that still load are missing. */
  readonly pages: readonly LoadedPage[];
  /** The total of the first page; undefined until it is loaded. */
  readonly total: number | undefined;
  readonly failure: ApiFailure | undefined;
  readonly retry: () => void;
}

type Wanted = Omit<CalendarQuery, 'category' | 'page' | 'perPage' | 'start' | 'end'> & {
  readonly pages: readonly WantedPage[];
  readonly times: readonly Span[];
};

/** Requests these pages of offers for these times, and keeps the responses up to date. */
export function useCalendarPages({ offers, language, pages, times }: Wanted): CalendarPages {
  const dispatch = useDispatch<ThunkDispatch<ApiState, unknown, UnknownAction>>();
  const queries = useMemo(
    () =>
      pages.flatMap((page) =>
        times.map(
          ({ start, end }): CalendarQuery => ({
            ...{ offers, language, ...page, start, end },
            perPage: offersPerPage,
          }),
        ),
      ),
    [offers, language, pages, times],
  );
  useEffect(() => {
    const running = queries.map((query) =>
      dispatch(calendarApi.endpoints.calendar.initiate(query)),
    );
    return () => {
      for (const { unsubscribe } of running) unsubscribe();
    };
  }, [dispatch, queries]);
  const selectors = useMemo(
    () => queries.map((query) => calendarApi.endpoints.calendar.select(query)),
    [queries],
  );
  const results = useSelector(
    (state: ApiState) => selectors.map((select) => select(state)),
    shallowEqual,
  );
  const found = useMemo(() => {
    const byPage = new Map<string, LoadedPage>();
    for (const [at, { data }] of results.entries()) {
      const query = queries[at];
      if (!data || !query) continue;
      const { category, page } = query;
      const key = `${category} ${page}`;
      byPage.set(key, { category, page, times: [...(byPage.get(key)?.times ?? []), data.data] });
    }
    return [...byPage.values()];
  }, [results, queries]);
  const known = results.find(({ data }) => data)?.data?.meta.total;
  const total = useLastTotal(offers, known);
  const failed = results.find(({ isError, data }) => isError && !data);
  return {
    pages: found,
    total,
    failure: isApiFailure(failed?.error) ? failed.error : undefined,
    retry: () => {
      for (const query of queries) {
        void dispatch(
          calendarApi.endpoints.calendar.initiate(query, { subscribe: false, forceRefetch: true }),
        );
      }
    },
  };
}

/** The total of the same offers stays while other pages load. */
function useLastTotal(offers: CalendarOffers, known: number | undefined): number | undefined {
  const [last, setLast] = useState({ offers, known });
  const isOther = last.offers !== offers;
  if (isOther || (known !== undefined && known !== last.known)) setLast({ offers, known });
  return known ?? (isOther ? undefined : last.known);
}
