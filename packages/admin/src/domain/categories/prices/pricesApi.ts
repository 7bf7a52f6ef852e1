import { api } from '../../../services/api/api.ts';
import { recordTags } from '../../../services/api/listApi.ts';
import type { OwnerResource } from '../properties/propertiesApi.ts';
import type { PriceDraft } from './priceDraft.ts';
import type { PricedProperty, PriceRow } from './priceLines.ts';

/** The prices of a category or a group, and the characteristics that can have prices. */
export interface EditedPrices {
  readonly id: number;
  readonly version: number;
  readonly prices: readonly PriceRow[];
  readonly properties: readonly PricedProperty[];
}

interface Of {
  readonly owner: OwnerResource;
  readonly id: number;
}

interface Change extends Of {
  readonly prices: PriceDraft['prices'];
  readonly version: number;
}

const dataOf = ({ data }: { readonly data: EditedPrices }): EditedPrices => data;

export const pricesApi = api.injectEndpoints({
  endpoints: (build) => ({
    editPrices: build.query<EditedPrices, Of & { readonly language: string }>({
      query: ({ owner, id }) => ({ path: `${owner}/${id}/edit_prices` }),
      transformResponse: dataOf,
      keepUnusedDataFor: 10,
    }),
    updatePrices: build.mutation<EditedPrices, Change>({
      query: ({ owner, id, prices, version }) => ({
        path: `${owner}/${id}/update_prices`,
        method: 'PATCH',
        body: { prices, version },
      }),
      transformResponse: dataOf,
      invalidatesTags: (saved, _, { owner, id }) => (saved ? recordTags(owner, [id]) : []),
    }),
  }),
});
