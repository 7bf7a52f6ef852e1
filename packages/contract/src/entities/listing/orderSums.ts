import * as z from 'zod/mini';
import { asOfParam } from '../../schema/routes/queryParams.ts';
import { listQueryWith } from '../../schema/routes/resourceRoutes.ts';
import { count, dateTime, option, string } from '../../schema/routes/responses.ts';
import { route, type TypeOf } from '../../schema/routes/route.ts';
import { order } from './order.ts';

/** The parameters of the sums, besides the filters of the list. */
const orderSumsParams = z.object({ as_of: z.optional(asOfParam) });

const sums = z.strictObject({
  // Null while no base currency is chosen or it has no rate.
  base_currency: z.nullable(option),
  as_of: dateTime,
  // The sum of all orders with a rate, in the base currency.
  total: z.nullable(string),
  // Orders with a total whose currency has no rate.
  without_rate: count,
  by_currency: z.array(
    z.strictObject({
      currency: option,
      orders: count,
      total: string,
      // Null for the euro, and for a currency without a rate.
      rate: z.nullable(string),
      rate_date: z.nullable(dateTime),
    }),
  ),
});

export type OrderSums = TypeOf<typeof sums>;

export const orderSums = route({
  method: 'GET',
  path: '/orders/sums',
  permission: ['read', 'orders'],
  query: listQueryWith(order, 'filters', orderSumsParams),
  response: sums,
  errors: [422],
  summary: 'The totals of the orders of a list by currency, and their sum in the base currency',
  tag: 'orders',
});
