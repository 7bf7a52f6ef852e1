import * as z from 'zod/mini';
import { choiceParam, dayParam, integerParam } from '../schema/routes/queryParams.ts';
import { count, dateTime, id, option, string } from '../schema/routes/responses.ts';
import { route, type TypeOf } from '../schema/routes/route.ts';
import { placeParams } from './homeFigures.ts';
import { fileFormats, mediaTypes } from './records/importExport.ts';

/** What machines are grouped by. */
export const utilisationGroups = ['offer', 'category', 'region', 'project'] as const;

export type UtilisationGroup = (typeof utilisationGroups)[number];

/** The longest period, in days. */
export const utilisationDays = 400;

const utilisationSorts = [
  'name',
  'utilisation',
  'rented_days',
  'available_days',
  'revenue',
  'missed_requests',
] as const;

const sorts = [...utilisationSorts, ...utilisationSorts.map((one) => `-${one}` as const)] as const;

export type UtilisationSort = (typeof sorts)[number];

const period = {
  from: z.optional(dayParam('The first day: `2026-11-01`. 30 days before `to` by default.')),
  to: z.optional(
    dayParam(
      `The day after the last one, at most ${utilisationDays} days later; tomorrow by default.`,
    ),
  ),
  by: z._default(choiceParam(utilisationGroups, 'What machines are grouped by.'), 'offer'),
  sort: z._default(choiceParam(sorts, 'The order of the rows.'), '-utilisation'),
  ...placeParams,
};

const decimal = z.nullable(string);

const figures = z.strictObject({
  // Machines at the end of the period.
  machines: count,
  // Days of machines: work days on which a machine is rented at any time. Days off count for rentals
  // without any work day.
  rented_days: count,
  // Work days of the calendars without blocked ones, and all rented days.
  available_days: count,
  // Rented in percent of available days; null without available days.
  utilisation: z.nullable(z.number()),
  // In the base currency by the rates of each day, as decimal text; null without a base currency.
  revenue: decimal,
  revenue_per_rented_day: decimal,
  revenue_per_available_day: decimal,
  // Orders of the period that were not accepted because nothing was free, and their days of machines.
  missed_requests: count,
  missed_days: count,
});

export type UtilisationFigures = TypeOf<typeof figures>;

const day = z.strictObject({
  day: string,
  rented_days: count,
  available_days: count,
  // Null on days on which the calendar of no machine works.
  utilisation: z.nullable(z.number()),
  revenue: decimal,
  missed_requests: count,
});

export type UtilisationDay = TypeOf<typeof day>;

// Queries of the lists that contain the counted records.
const lists = z.strictObject({ rented: string, available: string, missed: string });

const row = z.strictObject({ ...figures.shape, group: option, before: figures, lists });

export type UtilisationRow = TypeOf<typeof row>;

const response = z.strictObject({
  from: string,
  to: string,
  project: z.nullable(option),
  region: z.nullable(option),
  // When it was computed.
  as_of: dateTime,
  base_currency: z.nullable(z.strictObject({ code: string, places: count })),
  // Orders of the period without a rate of their currency, which are not part of the revenue.
  without_rate: count,
  total: figures,
  // The period of equal length before.
  before: figures,
  lists,
  days: z.array(day),
  days_before: z.array(day),
  rows: z.array(row),
  row_count: count,
  page: id,
  per_page: id,
});

export type Utilisation = TypeOf<typeof response>;

export const readUtilisation = route({
  method: 'GET',
  path: '/home/utilisation',
  permission: ['read', 'orders'],
  tag: 'overview',
  query: z.strictObject({
    ...period,
    page: integerParam({ min: 1, max: 100_000, or: 1 }, 'The page of the rows.'),
    per_page: integerParam({ min: 1, max: 100, or: 50 }, 'Rows of a page.'),
  }),
  response,
  errors: [403, 422],
  summary:
    'How much machines were rented, earned and could not serve, by machine, category, region or project. Needs to read offers too',
});

export const exportUtilisation = route({
  method: 'GET',
  path: '/home/utilisation/export',
  permission: ['export', 'orders'],
  tag: 'overview',
  query: z.strictObject({
    ...period,
    format: z._default(choiceParam(fileFormats, 'The format of the file.'), 'csv'),
  }),
  response: { kind: 'file', mediaTypes: Object.values(mediaTypes) },
  errors: [403, 422],
  summary: 'All rows of the utilisation as a file. Needs to read offers too',
});
