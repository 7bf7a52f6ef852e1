import type { Resource } from '@rentyard/contract/schema/resource';
import type { RecordBase } from '@rentyard/contract/schema/values';
import { useMemo } from 'react';
import type { ApiFailure } from '../../services/api/failure.ts';
import { recordsOf } from '../../services/api/recordsOf.ts';
import { useFormLocation } from '../navigation/useFormLocation.ts';
import { type FormLanguages, useFormLanguages } from './values/contentLanguages.ts';
import { buildFormValues, type FormValues } from './values/formValues.ts';

/** The loading state of a form's data. */
export type Editor =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly failure: ApiFailure; readonly retry: () => void }
  | ReadyEditor;

export interface ReadyEditor {
  readonly state: 'ready';
  readonly languages: FormLanguages;
  /** Undefined for a new record. */
  readonly record: RecordBase | undefined;
  /** Values that a new record starts with: of the copied record, or known from elsewhere. */
  readonly typed: FormValues | undefined;
}

/** Loads the record of `/edit/:id`, or nothing for `/create`. */
export function useEditor(resource: Resource): Editor {
  const { id, state } = useFormLocation(resource);
  const languages = useFormLanguages();
  const records = useMemo(() => recordsOf(resource), [resource]);
  // Shows a cached record immediately and refetches it: a bulk change may have changed it.
  const result = records.useEdit(Number(id), {
    skip: id === undefined,
    refetchOnMountOrArgChange: true,
  });
  const record = result.currentData as RecordBase | undefined;
  // The address of a created record keeps the state of the form that created it.
  const copy = id === undefined ? (state as CopyState | null)?.copy : undefined;
  const typed = useMemo(
    () => copy && languages && { ...buildFormValues(resource, languages.codes), ...copy },
    [copy, languages, resource],
  );
  if (result.error && !record) {
    return { state: 'failed', failure: result.error, retry: result.refetch };
  }
  if (!languages || (id !== undefined && !record)) return { state: 'loading' };
  return { state: 'ready', languages, record, typed };
}

interface CopyState {
  readonly copy?: FormValues;
}

/** The history state that opens `/create` with some or all values of the new record. */
export function copyState(copy: FormValues, rest: unknown): CopyState {
  return { ...(rest as object | null), copy };
}
