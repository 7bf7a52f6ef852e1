import { nanoid } from '@reduxjs/toolkit';
import type { Resource } from '@rentyard/contract/resource';
import type { RecordBase } from '@rentyard/contract/values';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { type ApiFailure, isApiFailure } from '../../api/failure.ts';
import { recordsOf } from '../../api/recordsOf.ts';
import { changedDraft, changedLeaves, clashes, isSame, rebase, withValuesAt } from './changes.ts';
import type { FormLanguages } from './contentLanguages.ts';
import { draftResolver, type FormRule } from './draftResolver.ts';
import { draftOf, type FormValues, valuesOf } from './formValues.ts';
import { useCorrections } from './useCorrections.ts';
import { useMergeNote } from './useMergeNote.ts';
import { useSubmission } from './useSubmission.ts';

interface RecordFormOptions {
  readonly resource: Resource;
  readonly languages: FormLanguages;
  /** The record being edited; undefined for a new one. */
  readonly record: RecordBase | undefined;
  /** Typed values that a new record starts with, as a copy does. They count as unsaved. */
  readonly typed?: FormValues | undefined;
}

/** Writes into the inputs that are there, without rendering the form again. */
const inPlace = { keepFieldsRef: true };

export interface RecordForm {
  readonly resource: Resource;
  readonly languages: FormLanguages;
  readonly record: RecordBase | undefined;
  readonly form: UseFormReturn<FormValues>;
  /** Validates and saves. Undefined when nothing was saved; the form then shows why. */
  readonly save: () => Promise<RecordBase | undefined>;
  readonly isSaving: boolean;
  readonly discard: () => void;
  /** Grows with every save that the rules or the server refused. */
  readonly refusals: number;
  /** Why the last save failed, when no field can tell it. */
  readonly failure: ApiFailure | undefined;
  /** The values that the record has as it was last saved or loaded. */
  readonly startValues: FormValues;
  /** What somebody else saved meanwhile where values were typed here too (P-EDIT-5). */
  readonly conflict: Conflict | undefined;
  /**
   * Goes on from the other's save: of the clashing fields the named ones as they saved them, the rest
   * as typed here. Nothing is sent yet.
   */
  readonly settle: (theirs: readonly string[]) => void;
  /** Rules that parts of the form add to the contract's for as long as they are shown. */
  readonly rules?: Set<FormRule>;
  /**
   * Keeps a save back while a part of the form asks for values to fill in, so that what was pressed before
   * the answer is saved with it. Ends with what is returned.
   */
  readonly awaitValues?: () => () => void;
  /** What is kept of typed values goes by this name; that of the resource unless given. */
  readonly draftName?: string;
  /**
   * Puts a draft into a form that is saved by a call of its own: the state that the draft began with, and what
   * was typed over it.
   */
  readonly takeDraft?: (base: FormValues, typed: FormValues) => void;
}

/** Two people changed one record, and some of the same things in it. */
export interface Conflict {
  /** The record as the other saved it. */
  readonly record: RecordBase;
  /** Dotted paths, down to single languages, that both changed. */
  readonly paths: readonly string[];
  readonly mine: FormValues;
  readonly theirs: FormValues;
}

/**
 * Behaviour of a form over one record: defaults from its edit shape, the contract's rules, a save of
 * what changed with the version it started from, refusals on their fields, conflicts without loss
 * (P-EDIT-1 to 3, 5). Inputs are uncontrolled, so typing renders nothing here.
 */
export function useRecordForm(options: RecordFormOptions): RecordForm {
  const { resource, languages, record, typed } = options;
  // The state of the record that typed values are compared with and saves start from.
  const [base, setBase] = useState(record);
  const startValues = useMemo(
    () => valuesOf(resource, languages.codes, base),
    [resource, languages, base],
  );
  const [rules] = useState(() => new Set<FormRule>());
  const resolver = useMemo(
    () => draftResolver(resource, base, languages, rules),
    [resource, base, languages, rules],
  );
  const form = useForm<FormValues>({
    defaultValues: startValues,
    resolver,
    mode: 'onBlur',
    reValidateMode: 'onBlur',
    shouldFocusError: false,
  });
  const { reset, getValues } = form;
  const { awaitValues, allArrived } = useArrivals();
  const { submit, isSaving, refusals, failure } = useSubmission(form, undefined, allArrived);
  useCorrections(form);

  const [conflict, setConflict] = useState<Conflict>();
  const send = useSend(resource);
  const tellMerged = useMergeNote(resource);

  const startFrom = useCallback(
    (next: RecordBase, values?: FormValues) => {
      setBase(next);
      reset(valuesOf(resource, languages.codes, next), inPlace);
      if (values) reset(values, { ...inPlace, keepDefaultValues: true });
    },
    [resource, languages, reset],
  );

  useEffect(() => {
    if (typed) reset(typed, { ...inPlace, keepDefaultValues: true });
  }, [typed, reset]);

  // A newer state arrived in the background, by a change of status for one. It is taken over when that
  // hides nothing; otherwise the save will meet it as a conflict.
  useEffect(() => {
    if (!record || !base || record.version <= base.version) return;
    const theirs = valuesOf(resource, languages.codes, record);
    const isUntouched = isSame(startValues, getValues());
    if (isUntouched || isSame(startValues, theirs))
      startFrom(record, rebase(startValues, getValues(), theirs));
  }, [record, base, resource, languages, startValues, getValues, startFrom]);

  /** Sends what changed; what somebody else saved meanwhile is merged with it, where it does not clash. */
  const sendChanges = async (): Promise<RecordBase | undefined> => {
    let [from, start, values] = [base, startValues, structuredClone(getValues())];
    let others: RecordBase | undefined;
    for (;;) {
      const draft = draftOf(resource, values);
      const changes = from && changedDraft(resource, draftOf(resource, start), draft);
      try {
        const saved = await send(from, changes, draft);
        if (others) tellMerged(others, changedLeaves(startValues, start));
        return saved;
      } catch (error) {
        if (!isApiFailure(error) || error.code !== 'version_conflict') throw error;
        others = error.current as RecordBase;
        const theirs = valuesOf(resource, languages.codes, others);
        const paths = clashes(start, values, theirs);
        if (paths.length > 0) {
          setConflict({ record: others, paths, mine: values, theirs });
          return undefined;
        }
        [from, start, values] = [others, theirs, rebase(start, values, theirs)];
      }
    }
  };

  const save = () =>
    submit(async () => {
      const sent = structuredClone(getValues());
      const saved = await sendChanges();
      if (!saved) return undefined;
      // What was typed while the save was under way is not in it, and stays to be saved.
      const now = isSame(sent, getValues()) ? undefined : getValues();
      startFrom(saved, now && rebase(sent, now, valuesOf(resource, languages.codes, saved)));
      return saved;
    });

  const settle = (fromThem: readonly string[]) => {
    if (!conflict) return;
    const { record: current, theirs } = conflict;
    const merged = rebase(startValues, getValues(), theirs);
    startFrom(current, withValuesAt(merged, fromThem, theirs));
    setConflict(undefined);
  };

  /** Nothing typed hides any more what somebody else saved meanwhile. */
  const discard = () =>
    record && base && record.version > base.version
      ? startFrom(record)
      : reset(startValues, inPlace);

  return {
    resource,
    languages,
    record: base,
    form,
    save,
    isSaving,
    discard,
    refusals,
    failure,
    startValues,
    conflict,
    settle,
    rules,
    awaitValues,
  };
}

/** Values that are on their way into the form. */
function useArrivals() {
  const [awaited] = useState(() => new Set<Promise<void>>());
  const awaitValues = useCallback(() => {
    let arrive = () => {};
    const arrival = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    awaited.add(arrival);
    return () => {
      awaited.delete(arrival);
      arrive();
    };
  }, [awaited]);
  return { awaitValues, allArrived: () => Promise.all(awaited) };
}

type Send = (
  base: RecordBase | undefined,
  changes: Readonly<Record<string, unknown>> | undefined,
  draft: Readonly<Record<string, unknown>>,
) => Promise<RecordBase>;

/** Creates or updates. The same new record sent again, after a lost answer, is made once. */
function useSend(resource: Resource): Send {
  const records = useMemo(() => recordsOf(resource), [resource]);
  const [create] = records.useCreate();
  const [update] = records.useUpdate();
  const lastCreate = useRef<{ readonly body: string; readonly key: string }>(undefined);
  return async (base, changes, draft) => {
    if (base && changes) {
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
