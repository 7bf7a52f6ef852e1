import type {
  CalendarGroups,
  CalendarUsage,
  calendarGroups,
  calendarUsage,
} from '@rentyard/contract/entities/rental/calendarGroupRoutes';
import type { LanguageCode } from '@rentyard/contract/languages';
import { useMemo } from 'react';
import { buildRequest, readData } from '../../../services/api/endpoint.ts';
import { type ApiFailure, isApiFailure } from '../../../services/api/failure.ts';
import { listApi, listParameters, tag } from '../../../services/api/listApi.ts';
import { useLanguage } from '../../../services/i18n/LanguageContext.ts';
import {
  type CalendarOffers,
  offersPerPage,
  type WantedPage,
  withCategory,
} from '../calendarApi.ts';

interface GroupsQuery {
  readonly offers: CalendarOffers;
  readonly language: LanguageCode;
}

interface UsageQuery extends Partial<WantedPage> {
  readonly offers: CalendarOffers;
}

const tags = () => [
  tag('calendar', 'LIST'),
  tag('offers', 'LIST'),
  tag('orders', 'LIST'),
  tag('blocked_periods', 'LIST'),
];

const groupApi = listApi.injectEndpoints({
  endpoints: (build) => ({
    calendarGroups: build.query<CalendarGroups, GroupsQuery>({
      query: ({ offers: { search, filters }, language }) =>
        buildRequest<typeof calendarGroups>('GET /calendar/groups', {
          query: listParameters({ search, filters }),
          language,
        }),
      transformResponse: readData,
      providesTags: tags,
    }),
    /** Of the machines of a page of a category, or without it of all categories. */
    calendarUsage: build.query<readonly CalendarUsage[], UsageQuery>({
      query: ({ offers, category, page }) =>
        buildRequest<typeof calendarUsage>('GET /calendar/usage', {
          query:
            page === undefined
              ? {
                  ...listParameters({ search: offers.search, filters: offers.filters }),
                  by: 'category',
                }
              : listParameters({ ...withCategory(offers, category), page, perPage: offersPerPage }),
        }),
      transformResponse: readData,
      // A day more or less changes little, so no event of a colleague renews it.
      keepUnusedDataFor: 600,
    }),
  }),
});

/**
 * How much something was used, in percent; null without available days, undefined until it is loaded. Services are not
 * counted.
 */
export type Used = number | null | 'service' | undefined;

interface Groups {
  /** Undefined until they are loaded. */
  readonly data: CalendarGroups | undefined;
  readonly failure: ApiFailure | undefined;
  readonly retry: () => void;
  readonly usedOf: (category: number) => Used;
}

/** The categories of the listed machines. */
export function useCalendarGroups(offers: CalendarOffers): Groups {
  const language = useLanguage();
  const groups = groupApi.useCalendarGroupsQuery({ offers, language });
  const usage = groupApi.useCalendarUsageQuery({ offers });
  return {
    data: groups.currentData,
    failure: isApiFailure(groups.error) && !groups.currentData ? groups.error : undefined,
    retry: () => void groups.refetch(),
    usedOf: useMemo(() => findUsed(usage.currentData), [usage.currentData]),
  };
}

/** How much a machine of a page was used. */
export function useMachineUsage(query: WantedPage & UsageQuery, machine: number): Used {
  const { used } = groupApi.useCalendarUsageQuery(query, {
    selectFromResult: ({ currentData }) => ({
      used: findUsed(currentData)(machine),
    }),
  });
  return used;
}

/** The response has equipment only. */
function findUsed(usage: readonly CalendarUsage[] | undefined): (id: number) => Used {
  if (!usage) return () => undefined;
  const byId = new Map(usage.map(({ id, used }) => [id, used]));
  return (id) => (byId.has(id) ? byId.get(id) : 'service');
}
