import type { Resource } from '@rentyard/contract/resource';
import type { RecordBase } from '@rentyard/contract/values';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type Resolver, useForm } from 'react-hook-form';
import { isSame } from '../form/changes.ts';
import type { FormLanguages } from '../form/contentLanguages.ts';
import type { FormValues } from '../form/formValues.ts';
import type { RecordForm } from '../form/useRecordForm.ts';
import { useSubmission } from '../form/useSubmission.ts';

interface StepFormOptions {
  /** Of the record; inputs about something else stand in a `RowScope`. */
  readonly resource: Resource;
  readonly languages: FormLanguages;
  /** The record that the step belongs to. */
  readonly record: RecordBase;
  /** What is kept of typed values goes by this name; one for each step of a kind of record. */
  readonly draftName: string;
  /** Stable until the server says otherwise: the form starts anew from others while nothing is typed. */
  readonly startValues: FormValues;
  readonly resolver: Resolver<FormValues>;
  /**
   * Saves what `read` answers with at that moment. Answers with the values that the form goes on from, or
   * with undefined when nothing was saved after all. Rejects with an `ApiFailure`.
   */
  readonly send: (read: () => FormValues, start: FormValues) => Promise<FormValues | undefined>;
  /** What was typed between the first two states, on top of the third one. */
  readonly rebase: (base: FormValues, mine: FormValues, theirs: FormValues) => FormValues;
  /** Where in the form a path of a refused save is; undefined when no field stands for it. */
  readonly placeOf: (path: string) => string | undefined;
}

interface StepForm {
  /** Fits `RecordForm`: leaving asks, keys save, drafts are kept. */
  readonly controller: RecordForm;
  /** Goes on from another state of what is stored, with other typed values on top of it. */
  readonly goOnFrom: (start: FormValues, typed: FormValues) => void;
}

/**
 * A form of a step whose values are saved by a call of their own, such as the characteristics of a
 * category.
 */
export function useStepForm(options: StepFormOptions): StepForm {
  const { resource, languages, record, draftName, startValues, resolver } = options;
  const [start, setStart] = useState(startValues);
  const form = useForm<FormValues>({
    defaultValues: start,
    resolver,
    mode: 'onBlur',
    reValidateMode: 'onBlur',
    shouldFocusError: false,
  });
  const { reset, getValues, formState } = form;
  const { submit, isUnderWay, isSaving, refusals, failure } = useSubmission(form, options.placeOf);
  const { isDirty } = formState;

  /** The newest state of what is stored that is known here. */
  const newest = useRef(startValues);
  const startFrom = useCallback(
    (values: FormValues) => {
      newest.current = values;
      setStart(values);
      reset(values);
    },
    [reset],
  );
  // A newer answer of the server is taken over while it hides nothing that is typed.
  const isTyped = useRef(isDirty);
  useEffect(() => {
    isTyped.current = isDirty;
  });
  useEffect(() => {
    newest.current = startValues;
    if (!isTyped.current && !isUnderWay.current) startFrom(startValues);
  }, [startValues, startFrom, isUnderWay]);

  /** As they were when the save that is under way read them. */
  const sent = useRef<FormValues>(undefined);
  const goOnFrom = (next: FormValues, typed: FormValues) => {
    const now = structuredClone(getValues());
    // What was typed while the save was under way is not in it, and stays to be saved.
    const read = sent.current;
    const values = read && !isSame(read, now) ? options.rebase(read, now, typed) : typed;
    startFrom(next);
    if (values !== next) reset(values, { keepDefaultValues: true });
  };

  const save = async (): Promise<RecordBase | undefined> => {
    const read = () => {
      sent.current = structuredClone(getValues());
      return sent.current;
    };
    const saved = await submit(async () => {
      const next = await options.send(read, start);
      if (next) goOnFrom(next, next);
      return next;
    }).finally(() => {
      sent.current = undefined;
    });
    return saved && record;
  };

  /** From the state that the draft began with, so that a save meets what others changed since. */
  const takeDraft = (base: FormValues, typed: FormValues) => {
    setStart(base);
    reset(base);
    reset(typed, { keepDefaultValues: true });
  };

  const controller: RecordForm = {
    resource,
    languages,
    record,
    form,
    draftName,
    save,
    isSaving,
    discard: () => startFrom(newest.current),
    takeDraft,
    refusals,
    failure,
    startValues: start,
    conflict: undefined,
    settle: () => {},
  };
  return { controller, goOnFrom };
}
