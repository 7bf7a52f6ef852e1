import type { PropertyEdited } from '@rentyard/contract/entities/property/property';
import type { Use } from '@rentyard/contract/schema/errorBody';
import type { WireDraft } from '../../../records/form/formValues.ts';
import { api } from '../../../services/api/api.ts';
import { tag } from '../../../services/api/listApi.ts';

/** Records that a save would affect. */
export interface Affected {
  readonly total: number;
  readonly records: readonly Use[];
}

/** The effect of a save on offers, tags and orders, one per requested row. */
export interface RowImpact {
  readonly property: number | null;
  readonly used_by: Affected;
  readonly would_miss: Affected;
  readonly dropped: readonly { readonly value: number; readonly used_by: Affected }[];
}

/** Wire name of the owner of characteristics. */
export type OwnerResource = 'categories' | 'category_groups';

interface Of {
  readonly owner: OwnerResource;
  readonly id: number;
}

interface Rows extends Of {
  readonly rows: readonly WireDraft[];
}

interface Envelope<Data> {
  readonly data: Data;
}

const dataOf = <Data>({ data }: Envelope<Data>): Data => data;
const single = { categories: 'category', category_groups: 'category_group' } as const;
/** Calls of groups have names of their own; those of categories are the plain ones. */
const suffix = { categories: '', category_groups: '_for_category_group' } as const;

export const propertiesApi = api.injectEndpoints({
  endpoints: (build) => ({
    propertiesOf: build.query<readonly PropertyEdited[], Of>({
      query: ({ owner, id }) => ({ path: `properties/${id}/for_${single[owner]}` }),
      transformResponse: dataOf<readonly PropertyEdited[]>,
      keepUnusedDataFor: 10,
    }),
    impact: build.mutation<readonly RowImpact[], Rows>({
      query: ({ owner, id, rows }) => ({
        path: `properties/${id}/impact${suffix[owner]}`,
        method: 'POST',
        body: { properties: rows },
      }),
      transformResponse: dataOf<readonly RowImpact[]>,
    }),
    saveProperties: build.mutation<
      readonly PropertyEdited[],
      Rows & { readonly idempotencyKey: string }
    >({
      query: ({ owner, id, rows, idempotencyKey }) => ({
        path: `properties/${id}/create_or_update_many${suffix[owner]}`,
        method: 'POST',
        body: { properties: rows },
        idempotencyKey,
      }),
      transformResponse: dataOf<readonly PropertyEdited[]>,
      onQueryStarted: async (of, { dispatch, queryFulfilled }) => {
        const saved = await queryFulfilled.catch(() => undefined);
        if (!saved) return;
        const { owner, id } = of;
        dispatch(propertiesApi.util.upsertQueryData('propertiesOf', { owner, id }, saved.data));
      },
      // Forms of offers ask anew what they are to ask.
      invalidatesTags: (saved) => (saved ? [tag('properties', 'LIST')] : []),
    }),
  }),
});
