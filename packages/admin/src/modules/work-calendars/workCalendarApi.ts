import type { listPublicHolidays } from '@rentyard/contract/entities/rental/publicHolidayRoute';
import { api } from '../../services/api/api.ts';
import { endpoint } from '../../services/api/endpoint.ts';
import { tag } from '../../services/api/listApi.ts';

/** The public holidays of countries. */
export const workCalendarApi = api.injectEndpoints({
  endpoints: (build) => ({
    publicHolidays: build.query({
      ...endpoint<typeof listPublicHolidays>('GET /work_calendars/public_holidays'),
      providesTags: [tag('countries', 'LIST')],
    }),
  }),
});
