import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { BodyInputOf } from '@rentyard/contract/schema/route';
import type { RecordBase } from '@rentyard/contract/schema/values';
import type { ApiState } from './api.ts';
import { pageContent } from './baseQuery.ts';
import { type DataOf, dataOf, requestOf } from './endpoint.ts';
import { type In, listApi, type Routes, recordTags, tag } from './listApi.ts';
import { callPath } from './listQuery.ts';

export type Removal = DataOf<Routes['remove']>;

export type StatusChange = BodyInputOf<Routes['changeStatus']> & { readonly id: number };

/** Forms know fields by name only. The rules of the record have already validated the values. */
type Draft = BodyInputOf<Routes['create']>;

interface OptionsQuery {
  /**
   * Requests the options of this reference field, with the `read` permission of its own resource.
   */
  readonly field?: string;
  readonly search?: string;
  readonly ids?: readonly number[];
  /** Rejected records too. */
  readonly rejected?: boolean;
}

interface Of {
  readonly resource: string;
  readonly id: number;
}

interface Update extends Of {
  readonly changes: object;
  readonly version: number;
}

interface Some {
  readonly resource: string;
  readonly ids: readonly number[];
}

/** The generic calls of every resource. Screens use them typed, through `recordsOf`. */
export const recordsApi = listApi.injectEndpoints({
  endpoints: (build) => ({
    show: build.query<RecordBase, In & { readonly id: number }>({
      query: ({ resource, language, id }) =>
        requestOf<Routes['show']>(`GET /${callPath(resource)}/:id/show`, {
          params: { id },
          language,
        }),
      transformResponse: dataOf,
      extraOptions: pageContent,
      providesTags: (_, __, { resource, id }) => [tag(resource, id)],
    }),
    edit: build.query<RecordBase, Of>({
      query: ({ resource, id }) =>
        requestOf<Routes['edit']>(`GET /${callPath(resource)}/:id/edit`, { params: { id } }),
      transformResponse: dataOf,
      extraOptions: pageContent,
      // A form starts from fresh data; long enough for a prefetch on hover to be used.
      keepUnusedDataFor: 10,
    }),
    options: build.query<DataOf<Routes['options']>, In & OptionsQuery>({
      query: ({ resource, field, language, search, ids, rejected }) => {
        const path = callPath(resource);
        const request = {
          query: { search: search || undefined, ids, rejected: rejected ? '1' : undefined },
          language,
        };
        return field === undefined
          ? requestOf<Routes['options']>(`GET /${path}/list`, request)
          : requestOf<Routes['fieldOptions']>(`GET /${path}/options/:field`, {
              params: { field },
              ...request,
            });
      },
      transformResponse: dataOf,
      providesTags: (_, __, { resource }) => [tag(resource, 'LIST')],
    }),
    create: build.mutation<
      RecordBase,
      { readonly resource: string; readonly draft: object; readonly idempotencyKey?: string }
    >({
      query: ({ resource, draft, idempotencyKey }) =>
        requestOf<Routes['create']>(`POST /${callPath(resource)}`, {
          body: draft as Draft,
          idempotencyKey,
        }),
      transformResponse: dataOf,
      invalidatesTags: (record, _, { resource }) => (record ? [tag(resource, 'LIST')] : []),
    }),
    update: build.mutation<RecordBase, Update>({
      query: ({ resource, id, changes, version }) =>
        requestOf<Routes['update']>(`PATCH /${callPath(resource)}/:id`, {
          params: { id },
          body: { ...(changes as Draft), version },
        }),
      transformResponse: dataOf,
      onQueryStarted: cacheSaved,
      invalidatesTags: (record, _, { resource, id }) => (record ? recordTags(resource, [id]) : []),
    }),
    changeStatus: build.mutation<RecordBase, { readonly resource: string } & StatusChange>({
      query: ({ resource, id, ...body }) =>
        requestOf<Routes['changeStatus']>(`PATCH /${callPath(resource)}/:id/change_status`, {
          params: { id },
          body,
        }),
      transformResponse: dataOf,
      onQueryStarted: cacheSaved,
      invalidatesTags: (record, _, { resource, id }) => (record ? recordTags(resource, [id]) : []),
    }),
    remove: build.mutation<Removal, Some>({
      query: ({ resource, ids }) =>
        requestOf<Routes['remove']>(`DELETE /${callPath(resource)}`, { body: { ids } }),
      transformResponse: dataOf,
      invalidatesTags: (removal, _, { resource }) => (removal ? [tag(resource, 'LIST')] : []),
    }),
    restore: build.mutation<DataOf<Routes['restore']>, Some>({
      query: ({ resource, ids }) =>
        requestOf<Routes['restore']>(`POST /${callPath(resource)}/restore`, { body: { ids } }),
      transformResponse: dataOf,
      invalidatesTags: (_, failure, { resource }) => (failure ? [] : [tag(resource, 'LIST')]),
    }),
  }),
});

interface SaveLifecycle {
  readonly dispatch: ThunkDispatch<ApiState, unknown, UnknownAction>;
  readonly queryFulfilled: Promise<{ readonly data: RecordBase }>;
}

/** Puts the response of a save into the cache that the record's form reads. */
export async function cacheSaved(
  { resource, id }: Of,
  { dispatch, queryFulfilled }: SaveLifecycle,
): Promise<void> {
  const saved = await queryFulfilled.catch(() => undefined);
  if (saved) dispatch(recordsApi.util.upsertQueryData('edit', { resource, id }, saved.data));
}
