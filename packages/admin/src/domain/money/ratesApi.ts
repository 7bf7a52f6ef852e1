import type {
  fetchExchangeRates,
  readRateStatus,
} from '@rentyard/contract/entities/money/exchangeRateRoutes';
import { api } from '../../services/api/api.ts';
import { endpoint } from '../../services/api/endpoint.ts';

/** A new rate is a new record of this list. */
const rates = { type: 'Record', id: 'exchange_rates/LIST' } as const;

/** Calls for the rates that apply now. */
export const ratesApi = api.injectEndpoints({
  endpoints: (build) => ({
    rateStatus: build.query({
      ...endpoint<typeof readRateStatus>('GET /exchange_rates/status'),
      providesTags: [rates],
    }),
    fetchRates: build.mutation({
      ...endpoint<typeof fetchExchangeRates>('POST /exchange_rates/fetch'),
      invalidatesTags: [rates],
    }),
  }),
});
