import type { quoteOrder } from '@rentyard/contract/entities/rental/quoteRoute';
import { api } from '../../services/api/api.ts';
import { endpoint } from '../../services/api/endpoint.ts';
import { tag } from '../../services/api/listApi.ts';

/** The price of an order before it is saved. It changes with the prices of offers. */
export const quoteApi = api.injectEndpoints({
  endpoints: (build) => ({
    quote: build.query({
      ...endpoint<typeof quoteOrder>('GET /orders/quote'),
      providesTags: [tag('offers', 'LIST')],
      keepUnusedDataFor: 10,
    }),
  }),
});
