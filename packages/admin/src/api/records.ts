import type { Use } from '@rentyard/contract/errors';
import type { Status } from '@rentyard/contract/statuses';
import type { Option, RecordBase } from '@rentyard/contract/values';
import { type In, listApi, recordTags, shownInPlace, tag } from './listApi.ts';
import { callPath } from './listQuery.ts';

export interface Removal {
  readonly deleted: readonly number[];
  readonly refused: readonly {
    readonly id: number;
    readonly reason: string;
    readonly uses: readonly Use[];
  }[];
}

export interface StatusChange {
  readonly id: number;
  readonly status: Status;
  readonly reason?: string;
  readonly version?: number;
}

interface OptionsQuery {
  /** Asks for what this reference field may hold, by the right to read its own resource. */
  readonly field?: string;
  readonly search?: string;
  readonly ids?: readonly number[];
}

interface Of {
  readonly resource: string;
  readonly id: number;
}

interface Envelope<Data> {
  readonly data: Data;
}

const dataOf = <Data>(envelope: Envelope<Data>): Data => envelope.data;
/** A save never leaves the form, whatever comes back (P-ERR-4). */
const shownInForm = { ignored: 'all' } as const;
const background = { ignored: 'all' } as const;

/** The generic calls that every resource answers. Screens take them typed, from `recordsOf`. */
export const recordsApi = listApi.injectEndpoints({
  endpoints: (build) => ({
    show: build.query<RecordBase, In & { readonly id: number }>({
      query: ({ resource, language, id }) => ({
        path: `${callPath(resource)}/${id}/show`,
        language,
      }),
      transformResponse: dataOf<RecordBase>,
      extraOptions: shownInPlace,
      providesTags: (_, __, { resource, id }) => [tag(resource, id)],
    }),
    edit: build.query<RecordBase, Of>({
      query: ({ resource, id }) => ({ path: `${callPath(resource)}/${id}/edit` }),
      transformResponse: dataOf<RecordBase>,
      extraOptions: shownInPlace,
      // A form starts from what the server has now; long enough for a prefetch on hover to count.
      keepUnusedDataFor: 10,
    }),
    options: build.query<readonly Option[], In & OptionsQuery>({
      query: ({ resource, field, language, search, ids }) => {
        const parameters = new URLSearchParams();
        if (search) parameters.set('search', search);
        if (ids) parameters.set('ids', ids.join(','));
        const list = field === undefined ? 'list' : `options/${field}`;
        return { path: `${callPath(resource)}/${list}?${parameters}`, language };
      },
      transformResponse: dataOf<readonly Option[]>,
      extraOptions: background,
      providesTags: (_, __, { resource }) => [tag(resource, 'LIST')],
    }),
    create: build.mutation<
      RecordBase,
      { readonly resource: string; readonly draft: unknown; readonly idempotencyKey?: string }
    >({
      query: ({ resource, draft, idempotencyKey }) => ({
        path: callPath(resource),
        method: 'POST',
        body: draft,
        idempotencyKey,
      }),
      transformResponse: dataOf<RecordBase>,
      extraOptions: shownInForm,
      invalidatesTags: (record, _, { resource }) => (record ? [tag(resource, 'LIST')] : []),
    }),
    update: build.mutation<
      RecordBase,
      Of & { readonly changes: unknown; readonly version: number }
    >({
      query: ({ resource, id, changes, version }) => ({
        path: `${callPath(resource)}/${id}`,
        method: 'PATCH',
        body: { ...(changes as object), version },
      }),
      transformResponse: dataOf<RecordBase>,
      extraOptions: shownInForm,
      onQueryStarted: async ({ resource, id }, { dispatch, queryFulfilled }) => {
        const saved = await queryFulfilled.catch(() => undefined);
        if (saved) dispatch(recordsApi.util.upsertQueryData('edit', { resource, id }, saved.data));
      },
      invalidatesTags: (record, _, { resource, id }) => (record ? recordTags(resource, [id]) : []),
    }),
    changeStatus: build.mutation<RecordBase, { readonly resource: string } & StatusChange>({
      query: ({ resource, id, ...change }) => ({
        path: `${callPath(resource)}/${id}/change_status`,
        method: 'PATCH',
        body: change,
      }),
      transformResponse: dataOf<RecordBase>,
      extraOptions: shownInForm,
      onQueryStarted: async ({ resource, id }, { dispatch, queryFulfilled }) => {
        const changed = await queryFulfilled.catch(() => undefined);
        if (changed) {
          dispatch(recordsApi.util.upsertQueryData('edit', { resource, id }, changed.data));
        }
      },
      invalidatesTags: (record, _, { resource, id }) => (record ? recordTags(resource, [id]) : []),
    }),
    remove: build.mutation<Removal, { readonly resource: string; readonly ids: readonly number[] }>(
      {
        query: ({ resource, ids }) => ({
          path: callPath(resource),
          method: 'DELETE',
          body: { ids },
        }),
        transformResponse: dataOf<Removal>,
        extraOptions: shownInForm,
        invalidatesTags: (removal, _, { resource }) => (removal ? [tag(resource, 'LIST')] : []),
      },
    ),
    restore: build.mutation<
      unknown,
      { readonly resource: string; readonly ids: readonly number[] }
    >({
      query: ({ resource, ids }) => ({
        path: `${callPath(resource)}/restore`,
        method: 'POST',
        body: { ids },
      }),
      extraOptions: shownInForm,
      invalidatesTags: (_, failure, { resource }) => (failure ? [] : [tag(resource, 'LIST')]),
    }),
  }),
});
