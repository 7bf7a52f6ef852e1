import type { ListQuery } from '@rentyard/contract/schema/listQuery';
import type { EditedOf, Resource, RowOf, ShownOf } from '@rentyard/contract/schema/resource';
import type { RecordBase } from '@rentyard/contract/schema/values';
import { useCallback } from 'react';
import { useLanguage } from '../i18n/LanguageContext.ts';
import type { Page } from './listApi.ts';
import { listOf, type QueryResult, type Skippable } from './listOf.ts';
import { type Removal, recordsApi, type StatusChange } from './records.ts';

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
  const records: RecordHooks<RecordBase, RecordBase, RecordBase> = {
    ...listOf(resource),
    useShow: (id, options) =>
      recordsApi.useShowQuery({ resource, language: useLanguage(), id }, options),
    useEdit: (id, options) => recordsApi.useEditQuery({ resource, id }, options),
    useCreate: () => {
      const [create, { isLoading }] = recordsApi.useCreateMutation();
      const change = useCallback(
        (input: { readonly draft: object; readonly idempotencyKey?: string }) =>
          create({ resource, ...input }).unwrap(),
        [create],
      );
      return [change, isLoading];
    },
    useUpdate: () => {
      const [update, { isLoading }] = recordsApi.useUpdateMutation();
      const change = useCallback(
        (input: { readonly id: number; readonly changes: object; readonly version: number }) =>
          update({ resource, ...input }).unwrap(),
        [update],
      );
      return [change, isLoading];
    },
    useChangeStatus: () => {
      const [changeStatus, { isLoading }] = recordsApi.useChangeStatusMutation();
      const change = useCallback(
        (input: StatusChange) => changeStatus({ resource, ...input }).unwrap(),
        [changeStatus],
      );
      return [change, isLoading];
    },
    useRemove: () => {
      const [remove, { isLoading }] = recordsApi.useRemoveMutation();
      const change = useCallback(
        (ids: readonly number[]) => remove({ resource, ids }).unwrap(),
        [remove],
      );
      return [change, isLoading];
    },
    useRestore: () => {
      const [restore, { isLoading }] = recordsApi.useRestoreMutation();
      const change = useCallback(
        (ids: readonly number[]) => restore({ resource, ids }).unwrap(),
        [restore],
      );
      return [change, isLoading];
    },
  };
  return records as unknown as Records<R>;
}
