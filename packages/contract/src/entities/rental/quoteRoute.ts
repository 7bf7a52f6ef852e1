import * as z from 'zod/mini';
import { parseId } from '../../schema/fieldKinds/textValues.ts';
import { choiceParam, integerParam, momentParam, param } from '../../schema/routes/queryParams.ts';
import { count, dateTime, id, string } from '../../schema/routes/responses.ts';
import { route, type TypeOf } from '../../schema/routes/route.ts';
import { tierUnits } from '../price/priceTiers.ts';

const idParam = (description: string) =>
  z.optional(param<number>({ type: 'integer', minimum: 1, description }, parseId));

const amountParam = (description: string) =>
  z.optional(
    param<string | null>({ type: 'string', description }, (text) => {
      if (text === '') return { value: null };
      return /^\d{1,7}(\.\d{1,4})?$/.test(text) ? { value: text } : { problem: { id: 'type' } };
    }),
  );

const line = z.strictObject({ count, unit: z.enum(tierUnits), price: string, amount: string });

const quote = z.strictObject({
  // Those that were sent, or those until the sent end.
  units: id,
  // Null without a start.
  ends_at: z.nullable(dateTime),
  // The shortest rental of the offer.
  minimum_units: id,
  // Null if the price is on request.
  total: z.nullable(string),
  price_explanation: z.strictObject({ lines: z.array(line), saved: z.nullable(string) }),
});

export type Quote = TypeOf<typeof quote>;

export const quoteOrder = route({
  method: 'GET',
  path: '/orders/quote',
  permission: ['read', 'orders'],
  tag: 'orders',
  query: z.strictObject({
    offer: idParam('The offer whose prices are used.'),
    order: idParam('An order of the offer: the terms that it was made with are used.'),
    region: idParam('Its calendar is used if the offer has none.'),
    project: idParam('Its calendar is used if neither offer nor region have one.'),
    currency: idParam('The currency of the prices. Tiers of an offer in another one are not used.'),
    unit: choiceParam(['shift', 'hour']),
    units: integerParam({ min: 1, max: 10_000, or: 1 }, 'The length of the rental.'),
    quantity: integerParam({ min: 1, max: 10_000, or: 1 }, 'The number of machines.'),
    starts_at: z.optional(momentParam('The start of the rental.')),
    ends_at: z.optional(momentParam('A typed end: it decides the units.')),
    price_per_shift: amountParam('Instead of the shift price of the offer. Blank is on request.'),
    price_per_hour: amountParam('Instead of the hourly price of the offer. Blank is on request.'),
  }),
  response: quote,
  errors: [404, 422],
  summary: 'The price of a rental as an order would have it, with what it consists of',
});
