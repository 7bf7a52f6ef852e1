import * as z from 'zod/mini';
import { parseId } from '../../schema/fieldKinds/textValues.ts';
import { integerParam, param } from '../../schema/routes/queryParams.ts';
import { string } from '../../schema/routes/responses.ts';
import { route, type TypeOf } from '../../schema/routes/route.ts';

/** A local day, `2026-08-27`, and its name in the language of the request, else in that of the country. */
const publicHoliday = z.strictObject({ date: string, name: string });

export type PublicHoliday = TypeOf<typeof publicHoliday>;

export const listPublicHolidays = route({
  method: 'GET',
  path: '/work_calendars/public_holidays',
  permission: ['read', 'work-calendars'],
  tag: 'work_calendars',
  query: z.strictObject({
    country: param<number>({ type: 'integer', minimum: 1, description: 'The country.' }, parseId),
    year: integerParam({ min: 1970, max: 2100 }, 'The year.'),
  }),
  response: z.array(publicHoliday),
  errors: [404, 422],
  summary: 'The public holidays of a country in a year; none for a country without data',
});
