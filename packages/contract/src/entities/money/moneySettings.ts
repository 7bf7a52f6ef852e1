import * as z from 'zod/mini';
import { choice, reference, text } from '../../schema/fields.ts';
import { draft } from '../../schema/records.ts';
import { defineForm } from '../../schema/resource.ts';
import { option, string } from '../../schema/routes/responses.ts';
import { route, type TypeOf } from '../../schema/routes/route.ts';

/** Where rates come from besides those that staff type. */
export const rateProviders = ['none', 'ecb'] as const;

/** The daily reference rates of the European Central Bank. */
export const ecbUrl = 'https://www.ecb.europa.eu/stats/eurofxref/eurofxref-daily.xml';

/** The base currency of amounts, and the provider of exchange rates. */
export const moneySettings = defineForm('money_settings', {
  base_currency: reference({ to: 'currencies' }),
  rate_provider: choice({ options: rateProviders, required: true, default: 'none' }),
  rate_url: text({ max: 500, format: 'url', required: true }),
});

const shown = z.strictObject({
  base_currency: z.nullable(option),
  rate_provider: z.enum(rateProviders),
  rate_url: string,
});

export type MoneySettings = TypeOf<typeof shown>;

export const readMoneySettings = route({
  method: 'GET',
  path: '/settings/money',
  permission: 'admin',
  tag: 'settings',
  response: shown,
  errors: [422],
  summary: 'The base currency and the provider of exchange rates. For admins',
});

export const changeMoneySettings = route({
  method: 'PATCH',
  path: '/settings/money',
  permission: 'admin',
  tag: 'settings',
  body: draft(moneySettings, 'create'),
  response: shown,
  errors: [409, 422],
  summary: 'Change the base currency and the provider of exchange rates. For admins',
});
