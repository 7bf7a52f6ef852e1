import * as z from 'zod/mini';
import { dayParam, integerParam, timeZoneParam } from '../schema/routes/queryParams.ts';
import { count, dateTime, option, string } from '../schema/routes/responses.ts';
import { route, type TypeOf } from '../schema/routes/route.ts';
import { figureUnits, homeFigures, listLink } from './home.ts';

/** The longest period of figures, in days. */
export const figurePeriodDays = 366;

const value = z.nullable(z.number());

const periodFigure = z.strictObject({
  figure: z.enum(homeFigures),
  unit: z.enum(figureUnits),
  // The field of the list with the counted moment, for the list of one day: `approved_at`.
  field: string,
  // The records of the list.
  count,
  // Of all days together; null without data, which is not 0.
  value,
  list: listLink,
  // The same of the period before.
  before: z.strictObject({ count, value, list: listLink }),
  // By day of the period: its value, and that of the same position in the period before.
  days: z.array(z.strictObject({ count, value, before: value })),
});

const response = z.strictObject({
  from: string,
  to: string,
  time_zone: string,
  project: z.nullable(option),
  region: z.nullable(option),
  // Local days with their first and last moment.
  days: z.array(z.strictObject({ day: string, first: dateTime, last: dateTime })),
  days_before: z.array(string),
  figures: z.array(periodFigure),
  // Figures that the caller may read, but whose records have no project and no region.
  not_filtered: z.array(z.enum(homeFigures)),
});

export type PeriodFigures = TypeOf<typeof response>;
export type PeriodFigure = PeriodFigures['figures'][number];

const largest = Number.MAX_SAFE_INTEGER;

/** The project and the region that figures are limited to. */
export const placeParams = {
  project: z.optional(integerParam({ min: 1, max: largest }, 'The project of the records.')),
  region: z.optional(integerParam({ min: 1, max: largest }, 'The region of the records.')),
};

export const readPeriodFigures = route({
  method: 'GET',
  path: '/home/figures',
  permission: 'signed-in',
  tag: 'overview',
  query: z.strictObject({
    from: z.optional(dayParam('The first day: `2026-11-01`. 30 days before `to` by default.')),
    to: z.optional(
      dayParam(
        `The day after the last one, at most ${figurePeriodDays} days later; tomorrow by default.`,
      ),
    ),
    time_zone: z.optional(
      timeZoneParam('An IANA name: the zone whose days are counted. UTC when left out.'),
    ),
    ...placeParams,
  }),
  response,
  errors: [422],
  summary:
    'Figures by local day of a period, of the modules that the caller may read, with the period of equal length before',
});
