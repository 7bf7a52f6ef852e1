import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { ListQuery } from '@rentyard/contract/schema/listQuery/listQuery';
import type { EditedOf, Resource, RowOf, ShownOf } from '@rentyard/contract/schema/resource';
import type { BodyInputOf } from '@rentyard/contract/schema/routes/route';
import type { RecordBase } from '@rentyard/contract/schema/values';
import { useCallback } from 'react';
import { useLanguage } from '../i18n/LanguageContext.ts';
import type { ApiState } from './api.ts';
import { changedHere } from './changedHere.ts';
import { buildRequest, type DataOf, pageContent, readData } from './endpoint.ts';
import {
  callPath,
  type In,
  listApi,
  listHooks,
  type Page,
  type QueryResult,
  type Routes,
  recordTags,
  type Skippable,
  tag,
} from './listApi.ts';

type Removal = DataOf<Routes['remove']>;

type StatusChange = BodyInputOf<Routes['changeStatus']> & { readonly id: number };

/** Forms know fields by name only. The rules of the record have already validated the values. */
type Draft = BodyInputOf<Routes['create']>;

/** A rental that is being typed. */
export interface WantedRental {
  readonly from: string;
  readonly to: string;
  readonly quantity: number;
  /** The order of the rental, unless it is new. */
  readonly order?: number | undefined;
  readonly isOnlyFree: boolean;
}

interface OptionsQuery {
  /**
   * Requests the options of this reference field, with the `read` permission of its own resource.
   */
  readonly field?: string;
  readonly search?: string;
  readonly ids?: readonly number[];
  /** Whether the options include rejected records. */
  readonly rejected?: boolean;
  /** The rental that offers should be free for. */
  readonly rental?: WantedRental;
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

function rentalQuery({ from, to, quantity, order, isOnlyFree }: WantedRental) {
  return {
    ...{ free_from: from, free_to: to, quantity },
    ...(order !== undefined && { order }),
    ...(isOnlyFree && { only_free: '1' }),
  };
}

/** The generic calls of every resource. Screens use them typed, through `recordsOf`. */
export const recordsApi = listApi.injectEndpoints({
  endpoints: (build) => ({
    show: build.query<RecordBase, In & { readonly id: number }>({
      query: ({ resource, language, id }) =>
        buildRequest<Routes['show']>(`GET /${callPath(resource)}/:id/show`, {
          params: { id },
          language,
        }),
      transformResponse: readData,
      extraOptions: pageContent,
      providesTags: (_, __, { resource, id }) => [tag(resource, id)],
    }),
    edit: build.query<RecordBase, Of>({
      query: ({ resource, id }) =>
        buildRequest<Routes['edit']>(`GET /${callPath(resource)}/:id/edit`, { params: { id } }),
      transformResponse: readData,
      extraOptions: pageContent,
      // A form starts from fresh data; long enough for a prefetch on hover to be used.
      keepUnusedDataFor: 10,
    }),
    options: build.query<DataOf<Routes['options']>, In & OptionsQuery>({
      query: ({ resource, field, language, search, ids, rejected, rental }) => {
        const path = callPath(resource);
        const request = {
          query: { search: search || undefined, ids, rejected: rejected ? '1' : undefined },
          language,
        };
        return field === undefined
          ? buildRequest<Routes['options']>(`GET /${path}/list`, request)
          : buildRequest<Routes['fieldOptions']>(`GET /${path}/options/:field`, {
              params: { field },
              language,
              query: { ...request.query, ...(rental && rentalQuery(rental)) },
            });
      },
      transformResponse: readData,
      providesTags: (_, __, { resource }) => [tag(resource, 'LIST')],
    }),
    create: build.mutation<
      RecordBase,
      { readonly resource: string; readonly draft: object; readonly idempotencyKey?: string }
    >({
      query: ({ resource, draft, idempotencyKey }) =>
        buildRequest<Routes['create']>(`POST /${callPath(resource)}`, {
          body: draft as Draft,
          idempotencyKey,
        }),
      transformResponse: readData,
      invalidatesTags: (record, _, { resource }) => (record ? [tag(resource, 'LIST')] : []),
    }),
    update: build.mutation<RecordBase, Update>({
      query: ({ resource, id, changes, version }) =>
        buildRequest<Routes['update']>(`PATCH /${callPath(resource)}/:id`, {
          params: { id },
          body: { ...(changes as Draft), version },
        }),
      transformResponse: readData,
      onQueryStarted: cacheSaved,
      invalidatesTags: (record, _, { resource, id }) => (record ? recordTags(resource, [id]) : []),
    }),
    changeStatus: build.mutation<RecordBase, { readonly resource: string } & StatusChange>({
      query: ({ resource, id, ...body }) =>
        buildRequest<Routes['changeStatus']>(`PATCH /${callPath(resource)}/:id/change_status`, {
          params: { id },
          body,
        }),
      transformResponse: readData,
      onQueryStarted: cacheSaved,
      invalidatesTags: (record, _, { resource, id }) => (record ? recordTags(resource, [id]) : []),
    }),
    remove: build.mutation<Removal, Some>({
      query: ({ resource, ids }) =>
        buildRequest<Routes['remove']>(`DELETE /${callPath(resource)}`, { body: { ids } }),
      transformResponse: readData,
      onQueryStarted: async ({ resource, ids }, { queryFulfilled }) => {
        await queryFulfilled.then(
          () => changedHere.remove(resource, ids),
          () => {},
        );
      },
      invalidatesTags: (removal, _, { resource }) => (removal ? [tag(resource, 'LIST')] : []),
    }),
    restore: build.mutation<DataOf<Routes['restore']>, Some>({
      query: ({ resource, ids }) =>
        buildRequest<Routes['restore']>(`POST /${callPath(resource)}/restore`, { body: { ids } }),
      transformResponse: readData,
      invalidatesTags: (_, failure, { resource }) => (failure ? [] : [tag(resource, 'LIST')]),
    }),
  }),
});

interface SaveLifecycle {
  readonly dispatch: ThunkDispatch<ApiState, unknown, UnknownAction>;
  readonly queryFulfilled: Promise<{ readonly data: RecordBase }>;
}

/** Puts the response of a save into the cache that the record's form reads, and keeps the position of its row. */
export async function cacheSaved(
  { resource, id }: Of,
  { dispatch, queryFulfilled }: SaveLifecycle,
): Promise<void> {
  const saved = await queryFulfilled.catch(() => undefined);
  if (!saved) return;
  changedHere.add(resource, id);
  dispatch(recordsApi.util.upsertQueryData('edit', { resource, id }, saved.data));
}

/**
 * A mutation: call it and await the result. It rejects with an `ApiFailure`, which the caller
 * shows; the error catalogue handles only 401.
 */
export type Change<Input, Output> = readonly [
  change: (input: Input) => Promise<Output>,
  isBusy: boolean,
];

/** All hooks of one resource, typed by its description. */
export type Records<R> = RecordHooks<RowOf<R>, ShownOf<R>, EditedOf<R>>;

interface QueryOptions extends Skippable {
  /** Refetches cached data when a screen opens. */
  readonly refetchOnMountOrArgChange?: boolean;
}

interface RecordHooks<Row, Shown, Edited> {
  readonly useList: (query: Partial<ListQuery>, options?: Skippable) => QueryResult<Page<Row>>;
  readonly useShow: (id: number, options?: QueryOptions) => QueryResult<Shown>;
  readonly useEdit: (id: number, options?: QueryOptions) => QueryResult<Edited>;
  readonly useCreate: () => Change<
    { readonly draft: object; readonly idempotencyKey?: string },
    Edited
  >;
  readonly useUpdate: () => Change<
    { readonly id: number; readonly changes: object; readonly version: number },
    Edited
  >;
  readonly useChangeStatus: () => Change<StatusChange, Edited>;
  /** Rejects with 409 when nothing could be deleted; `refused` lists the rest. */
  readonly useRemove: () => Change<readonly number[], Removal>;
  readonly useRestore: () => Change<readonly number[], unknown>;
  readonly usePrefetchList: () => (query: Partial<ListQuery>) => void;
}

/**
 * Binds the generic calls to a resource: `const brands = recordsOf(brand)`, then
 * `brands.useList(...)`.
 */
export function recordsOf<R extends Resource>({ name: resource }: R): Records<R> {
  const ofResource = <Input>(input: Input) => ({ resource, ...input });
  const ofIds = (ids: readonly number[]) => ({ resource, ids });
  const records: RecordHooks<RecordBase, RecordBase, RecordBase> = {
    ...listHooks(resource),
    useShow: (id, options) =>
      recordsApi.useShowQuery({ resource, language: useLanguage(), id }, options),
    useEdit: (id, options) => recordsApi.useEditQuery({ resource, id }, options),
    useCreate: () => useChange(recordsApi.useCreateMutation(), ofResource),
    useUpdate: () => useChange(recordsApi.useUpdateMutation(), ofResource),
    useChangeStatus: () => useChange(recordsApi.useChangeStatusMutation(), ofResource),
    useRemove: () => useChange(recordsApi.useRemoveMutation(), ofIds),
    useRestore: () => useChange(recordsApi.useRestoreMutation(), ofIds),
  };
  return records as unknown as Records<R>;
}

type Mutation<Arg, Output> = readonly [
  send: (arg: Arg) => { readonly unwrap: () => Promise<Output> },
  state: { readonly isLoading: boolean },
];

/** Converts a mutation hook of RTK Query. `argOf` must be stable. */
function useChange<Input, Arg, Output>(
  [send, { isLoading }]: Mutation<Arg, Output>,
  argOf: (input: Input) => Arg,
): Change<Input, Output> {
  const change = useCallback((input: Input) => send(argOf(input)).unwrap(), [send, argOf]);
  return [change, isLoading];
}
