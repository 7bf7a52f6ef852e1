import type { orderSums } from '@rentyard/contract/entities/orderSums';
import { api } from '../../services/api/api.ts';
import { endpoint } from '../../services/api/endpoint.ts';
import { tag } from '../../services/api/listApi.ts';

/** The totals of the orders of a list. They change with the orders and with the exchange rates. */
export const orderSumsApi = api.injectEndpoints({
  endpoints: (build) => ({
    orderSums: build.query({
      ...endpoint<typeof orderSums>('GET /orders/sums'),
      providesTags: [tag('orders', 'LIST'), tag('exchange_rates', 'LIST')],
      keepUnusedDataFor: 0,
    }),
  }),
});
