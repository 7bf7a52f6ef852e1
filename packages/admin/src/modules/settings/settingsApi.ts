import type {
  changeHomeSettings,
  readHomeSettings,
} from '@rentyard/contract/entities/homeSettings';
import type {
  changeMoneySettings,
  readMoneySettings,
} from '@rentyard/contract/entities/money/moneySettings';
import type {
  changeRentalSettings,
  readRentalSettings,
} from '@rentyard/contract/entities/rental/rentalSettings';
import type {
  changeCodeSettings,
  readCodeSettings,
} from '@rentyard/contract/entities/system/codeSettings';
import type { runSystemChecks } from '@rentyard/contract/entities/system/systemCheck';
import { api } from '../../services/api/api.ts';
import { endpoint, pageContent } from '../../services/api/endpoint.ts';

/** Calls of the settings of the installation. */
export const settingsApi = api.injectEndpoints({
  endpoints: (build) => ({
    codeSettings: build.query({
      ...endpoint<typeof readCodeSettings>('GET /settings/codes'),
      extraOptions: pageContent,
      keepUnusedDataFor: 0,
    }),
    changeCodeSettings: build.mutation({
      ...endpoint<typeof changeCodeSettings>('PATCH /settings/codes'),
    }),
    homeSettings: build.query({
      ...endpoint<typeof readHomeSettings>('GET /settings/home'),
      extraOptions: pageContent,
      keepUnusedDataFor: 0,
    }),
    changeHomeSettings: build.mutation({
      ...endpoint<typeof changeHomeSettings>('PATCH /settings/home'),
    }),
    rentalSettings: build.query({
      ...endpoint<typeof readRentalSettings>('GET /settings/rental'),
      extraOptions: pageContent,
      keepUnusedDataFor: 0,
    }),
    changeRentalSettings: build.mutation({
      ...endpoint<typeof changeRentalSettings>('PATCH /settings/rental'),
    }),
    runSystemChecks: build.mutation({
      ...endpoint<typeof runSystemChecks>('POST /settings/checks'),
    }),
    moneySettings: build.query({
      ...endpoint<typeof readMoneySettings>('GET /settings/money'),
      extraOptions: pageContent,
      keepUnusedDataFor: 0,
    }),
    changeMoneySettings: build.mutation({
      ...endpoint<typeof changeMoneySettings>('PATCH /settings/money'),
      // Amounts in the base currency are in these lists and in the status of the rates.
      invalidatesTags: ['exchange_rates', 'offers', 'orders', 'tags'].map((list) => ({
        type: 'Record' as const,
        id: `${list}/LIST`,
      })),
    }),
  }),
});
