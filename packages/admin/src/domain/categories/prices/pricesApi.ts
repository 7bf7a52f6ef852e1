import type { EditedPrices, priceRoutes } from '@rentyard/contract/entities/category/priceRoutes';
import { api } from '../../../services/api/api.ts';
import { buildRequest, readData } from '../../../services/api/endpoint.ts';
import { recordTags } from '../../../services/api/listApi.ts';
import type { OwnerResource } from '../properties/propertiesApi.ts';
import type { PriceDraft } from './priceDraft.ts';

type Routes = ReturnType<typeof priceRoutes>;

interface Of {
  readonly owner: OwnerResource;
  readonly id: number;
}

interface Change extends Of {
  readonly prices: PriceDraft['prices'];
  readonly version: number;
}

export const pricesApi = api.injectEndpoints({
  endpoints: (build) => ({
    editPrices: build.query<EditedPrices, Of & { readonly language: string }>({
      query: ({ owner, id }) =>
        buildRequest<Routes['edit']>(`GET /${owner}/:id/edit_prices`, { params: { id } }),
      transformResponse: readData<EditedPrices>,
      keepUnusedDataFor: 10,
    }),
    updatePrices: build.mutation<EditedPrices, Change>({
      query: ({ owner, id, prices, version }) =>
        buildRequest<Routes['update']>(`PATCH /${owner}/:id/update_prices`, {
          params: { id },
          body: { prices, version },
        }),
      transformResponse: readData<EditedPrices>,
      invalidatesTags: (saved, _, { owner, id }) => (saved ? recordTags(owner, [id]) : []),
    }),
  }),
});
