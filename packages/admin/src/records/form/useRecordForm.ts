import { nanoid } from '@reduxjs/toolkit';
import type { Resource } from '@rentyard/contract/schema/resource';
import type { RecordBase } from '@rentyard/contract/schema/values';
import { useCallback, useMemo, useRef } from 'react';
import { recordsOf } from '../../services/api/recordsOf.ts';
import { type EditForm, type Theirs, useEditForm } from './useEditForm.ts';
import { useMergeAlert } from './useMergeAlert.ts';
import type { FormLanguages } from './values/contentLanguages.ts';
import { draftResolver, type FormRule, isOfField } from './values/draftResolver.ts';
import {
  buildDraft,
  buildFormValues,
  changedDraft,
  changedLeaves,
  type FormValues,
} from './values/formValues.ts';

/** A form that edits a record or something that belongs to one. */
export interface RecordForm<Saved = unknown> extends EditForm<Saved> {
  /** The edited record; undefined for a new one. */
  readonly record: RecordBase | undefined;
  /** Name of the stored draft; that of the resource by default. */
  readonly draftName?: string;
  /**
   * Restores a draft in a form with its own save call: the state the draft started from, and the
   * typed values.
   */
  readonly takeDraft?: (base: FormValues, typed: FormValues) => void;
}

interface RecordFormOptions {
  readonly resource: Resource;
  readonly languages: FormLanguages;
  /** The edited record; undefined for a new one. */
  readonly record: RecordBase | undefined;
  /** Values that a new record starts with, for example of a copy. Must be stable. */
  readonly typed?: FormValues | undefined;
  /**
   * Dotted path of the only field that the form shows. The validation of the others is left to the server, whose
   * refusal of another field is the `failure` of the form.
   */
  readonly onlyField?: string;
}

/**
 * A form of one record, saved by the generic calls: sends the changed fields with the version they
 * started from.
 */
export function useRecordForm(options: RecordFormOptions): RecordForm<RecordBase> {
  const { resource, languages, record, typed, onlyField } = options;
  const send = useSend(resource);
  const showMergeAlert = useMergeAlert(resource);
  const valuesOfRecord = useCallback(
    (one: RecordBase | undefined) =>
      (one === undefined ? typed : undefined) ?? buildFormValues(resource, languages.codes, one),
    [resource, languages, typed],
  );
  const makeResolver = useCallback(
    (base: RecordBase | undefined, rules: ReadonlySet<FormRule>) =>
      draftResolver(resource, base, languages, rules, onlyField),
    [resource, languages, onlyField],
  );
  const { base, ...form } = useEditForm<RecordBase | undefined>({
    resource,
    languages,
    stored: record,
    buildFormValues: valuesOfRecord,
    isNewer,
    makeResolver,
    send: (values, from) =>
      send(from, buildDraft(resource, valuesOfRecord(from)), buildDraft(resource, values)),
    ...(onlyField !== undefined && {
      pathOf: (path: string) => (isOfField(path, onlyField) ? path : undefined),
    }),
    readTheirs: ({ current }): Theirs<RecordBase> => {
      const theirs = current as RecordBase;
      return { stored: theirs, record: theirs };
    },
    onMerged: ({ record: theirs }, before) =>
      theirs && showMergeAlert(theirs, changedLeaves(before, valuesOfRecord(theirs))),
  });
  return { ...form, record: base };
}

function isNewer(stored: RecordBase | undefined, base: RecordBase | undefined): boolean {
  return stored !== undefined && base !== undefined && stored.version > base.version;
}

type Draft = Readonly<Record<string, unknown>>;

/** Creates or updates. Sending the same new record again after a lost response creates it once. */
function useSend(resource: Resource) {
  const records = useMemo(() => recordsOf(resource), [resource]);
  const [create] = records.useCreate();
  const [update] = records.useUpdate();
  const lastCreate = useRef<{ readonly body: string; readonly key: string }>(undefined);
  return async (base: RecordBase | undefined, start: Draft, draft: Draft): Promise<RecordBase> => {
    if (base) {
      const changes = changedDraft(resource, start, draft);
      if (Object.keys(changes).length === 0) return base;
      return update({ id: base.id, changes, version: base.version });
    }
    const body = JSON.stringify(draft);
    if (lastCreate.current?.body !== body) lastCreate.current = { body, key: nanoid() };
    const created = await create({ draft, idempotencyKey: lastCreate.current.key });
    lastCreate.current = undefined;
    return created;
  };
}
