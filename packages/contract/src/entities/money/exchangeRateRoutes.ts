import * as z from 'zod/mini';
import { draft, record } from '../../schema/records.ts';
import { fieldOptionsRoute, listQuery } from '../../schema/routes/resourceRoutes.ts';
import { count, dateTime, id, option, page, string } from '../../schema/routes/responses.ts';
import { route, type TypeOf } from '../../schema/routes/route.ts';
import { exchangeRate, rateSources } from './exchangeRate.ts';

/** Why the latest attempt to fetch rates failed. */
export const rateFailures = [
  'address_refused',
  'unreachable',
  'timeout',
  'status',
  'too_large',
  'malformed',
  'implausible',
] as const;
export type RateFailure = (typeof rateFailures)[number];

/** The rate that applies to a currency now; null when none is known. */
const currentRate = z.strictObject({
  currency: option,
  rate: z.nullable(string),
  date: z.nullable(dateTime),
  source: z.nullable(z.enum(rateSources)),
  // Full days since the date of the rate.
  age: z.nullable(count),
});

const rateStatus = z.strictObject({
  base_currency: z.nullable(z.strictObject({ id, name: string, decimal: count })),
  provider: z.enum(['none', 'ecb']),
  fetched_at: z.nullable(dateTime),
  failed_at: z.nullable(dateTime),
  failure: z.nullable(z.enum(rateFailures)),
  // Records whose amounts are being converted again after a new rate.
  is_recalculating: z.boolean(),
  rates: z.array(currentRate),
});

export type RateStatus = TypeOf<typeof rateStatus>;
export type CurrentRate = TypeOf<typeof currentRate>;

const tag = 'exchange_rates';

export const listExchangeRates = route({
  method: 'GET',
  path: '/exchange_rates',
  permission: ['read', 'exchange-rates'],
  tag,
  query: listQuery(exchangeRate, 'without trash'),
  response: page(record(exchangeRate, 'row')),
  errors: [422],
  summary: 'Exchange rates, the latest day first: the price of one euro',
});

export const createExchangeRate = route({
  method: 'POST',
  path: '/exchange_rates',
  permission: ['create', 'exchange-rates'],
  tag,
  body: draft(exchangeRate, 'create'),
  response: record(exchangeRate, 'edit'),
  status: 201,
  errors: [409, 422],
  isIdempotent: true,
  summary: 'Add a rate. Rates are never changed: a later one of the same day replaces it',
});

export const readRateStatus = route({
  method: 'GET',
  path: '/exchange_rates/status',
  permission: ['read', 'exchange-rates'],
  tag,
  response: rateStatus,
  errors: [422],
  summary: 'The rate of each currency that applies now, its age, and the latest fetch',
});

export const fetchExchangeRates = route({
  ...{
    method: 'POST',
    path: '/exchange_rates/fetch',
    permission: ['create', 'exchange-rates'],
    tag,
  },
  response: rateStatus,
  errors: [409, 422],
  summary: 'Fetch the rates of the provider now. The response contains the result',
});

/** The currencies that a rate may be for. */
export const exchangeRateOptions = fieldOptionsRoute(exchangeRate, 'exchange_rates');
