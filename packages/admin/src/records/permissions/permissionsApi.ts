import type { Action, Grant, Subject } from '@rentyard/contract/permissions';
import type { RecordBase } from '@rentyard/contract/values';
import { api } from '../../api/api.ts';
import { type Page, recordTags, shownInPlace, tag } from '../../api/listApi.ts';

/** What gives rights: its wire name, which is its address as well. */
export type RightsGiver = 'roles' | 'positions';

/** `GET /{roles|positions}/{id}/edit_permissions`. */
export interface GivenRights {
  readonly id: number;
  readonly name: string;
  readonly version: number;
  readonly subjects: readonly Subject[];
  readonly actions: readonly Action[];
  readonly granted: readonly Grant[];
  /** How many people a change reaches. */
  readonly affected: number;
  /** The admin role may everything; its rights cannot change. */
  readonly is_fixed: boolean;
}

interface Of {
  readonly resource: RightsGiver;
  readonly id: number;
}

/** Somebody whom a change of rights reaches. */
export interface Holder extends RecordBase {
  readonly name: string;
  readonly email: string;
}

const dataOf = <Data>({ data }: { readonly data: Data }): Data => data;

/** The rights that a role or a position gives. */
export const permissionsApi = api.injectEndpoints({
  endpoints: (build) => ({
    givenRights: build.query<GivenRights, Of>({
      query: ({ resource, id }) => ({ path: `${resource}/${id}/edit_permissions` }),
      transformResponse: dataOf<GivenRights>,
      extraOptions: shownInPlace,
      providesTags: (_, __, { resource, id }) => [tag(resource, id)],
      keepUnusedDataFor: 0,
    }),
    giveRights: build.mutation<
      GivenRights,
      Of & { readonly granted: readonly Grant[]; readonly version: number }
    >({
      query: ({ resource, id, ...body }) => ({
        path: `${resource}/${id}/edit_permissions`,
        method: 'PATCH',
        body,
      }),
      transformResponse: dataOf<GivenRights>,
      extraOptions: { ignored: 'all' },
      onQueryStarted: async ({ resource, id }, { dispatch, queryFulfilled }) => {
        const saved = await queryFulfilled.catch(() => undefined);
        if (!saved) return;
        const of = { resource, id };
        dispatch(permissionsApi.util.upsertQueryData('givenRights', of, saved.data));
      },
      invalidatesTags: (saved, _, { resource }) => (saved ? [tag(resource, 'LIST')] : []),
    }),
    holders: build.query<Page<Holder>, Of>({
      query: ({ resource, id }) => ({
        path: `users?filter[${resource.slice(0, -1)}]=${id}&per_page=100`,
      }),
      extraOptions: { ignored: 'all' },
      providesTags: () => recordTags('users', []),
    }),
  }),
});
