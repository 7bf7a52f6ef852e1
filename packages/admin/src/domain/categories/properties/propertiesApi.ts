import type { PropertyEdited } from '@rentyard/contract/entities/property/property';
import type {
  PropertyImpact,
  propertyRoutes,
} from '@rentyard/contract/entities/property/propertyRoutes';
import type { WireDraft } from '../../../records/form/values/formValues.ts';
import { api } from '../../../services/api/api.ts';
import {
  buildRequest,
  type DataOf,
  pageContent,
  readData,
} from '../../../services/api/endpoint.ts';
import { tag } from '../../../services/api/listApi.ts';
import { numberedPages } from '../../../services/api/numberedPages.ts';

type Routes = (typeof propertyRoutes)[keyof typeof propertyRoutes];

/** Wire name of the owner of characteristics. */
export type OwnerResource = 'categories' | 'category_groups';

interface Of {
  readonly owner: OwnerResource;
  readonly id: number;
}

interface Rows extends Of {
  readonly rows: readonly WireDraft[];
}

const single = { categories: 'category', category_groups: 'category_group' } as const;
/** Suffix of the call names: calls of groups have one, those of categories have none. */
const suffix = { categories: '', category_groups: '_for_category_group' } as const;

export const propertiesApi = api.injectEndpoints({
  endpoints: (build) => ({
    propertiesOf: build.query<readonly PropertyEdited[], Of>({
      query: ({ owner, id }) =>
        buildRequest<Routes['list']>(`GET /properties/:id/for_${single[owner]}`, {
          params: { id },
        }),
      transformResponse: readData<readonly PropertyEdited[]>,
      keepUnusedDataFor: 10,
    }),
    historyOfProperties: build.infiniteQuery<DataOf<Routes['history']>, Of, number>({
      infiniteQueryOptions: numberedPages,
      query: ({ queryArg: { owner, id }, pageParam: page }) =>
        buildRequest<Routes['history']>(`GET /properties/:id/history_for_${single[owner]}`, {
          params: { id },
          query: { page, per_page: 20 },
        }),
      extraOptions: pageContent,
      providesTags: () => [tag('properties', 'LIST')],
      keepUnusedDataFor: 0,
    }),
    impact: build.mutation<readonly PropertyImpact[], Rows>({
      query: ({ owner, id, rows }) =>
        buildRequest<Routes['impact']>(`POST /properties/:id/impact${suffix[owner]}`, {
          params: { id },
          body: { properties: rows },
        }),
      transformResponse: readData<readonly PropertyImpact[]>,
    }),
    saveProperties: build.mutation<
      readonly PropertyEdited[],
      Rows & { readonly idempotencyKey: string }
    >({
      query: ({ owner, id, rows, idempotencyKey }) =>
        buildRequest<Routes['saveMany']>(
          `POST /properties/:id/create_or_update_many${suffix[owner]}`,
          {
            params: { id },
            body: { properties: rows },
            idempotencyKey,
          },
        ),
      transformResponse: readData<readonly PropertyEdited[]>,
      onQueryStarted: async (of, { dispatch, queryFulfilled }) => {
        const saved = await queryFulfilled.catch(() => undefined);
        if (!saved) return;
        const { owner, id } = of;
        dispatch(propertiesApi.util.upsertQueryData('propertiesOf', { owner, id }, saved.data));
      },
      // Offer forms refetch their characteristics.
      invalidatesTags: (saved) => (saved ? [tag('properties', 'LIST')] : []),
    }),
  }),
});
