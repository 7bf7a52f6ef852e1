import type { Resource } from '@rentyard/contract/schema/resource';
import type { RecordBase } from '@rentyard/contract/schema/values';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { type Resolver, type UseFormReturn, useForm } from 'react-hook-form';
import { type ApiFailure, isApiFailure } from '../../services/api/failure.ts';
import { useSubmission } from './useSubmission.ts';
import type { FormLanguages } from './values/contentLanguages.ts';
import type { FormRule } from './values/draftResolver.ts';
import { type FormValues, isSame } from './values/formValues.ts';
import { type Merged, merge as mergeFields, withValuesAt } from './values/merge.ts';

/** A version that another user saved while the form was open. */
export interface Theirs<Stored> {
  readonly stored: Stored;
  /** The record, with who saved it and when. */
  readonly record?: RecordBase;
}

/** Two users changed the same values of a record. */
export interface Conflict {
  readonly record: RecordBase | undefined;
  /** Dotted paths that both changed, down to single languages. */
  readonly paths: readonly string[];
  readonly mine: FormValues;
  readonly theirs: FormValues;
}

interface EditFormOptions<Stored> {
  readonly resource: Resource;
  readonly languages: FormLanguages;
  /**
   * The newest known state of the server. The form adopts it when that overwrites no typed value.
   */
  readonly stored: Stored;
  /** Converts a state to input values. Must be stable. */
  readonly buildFormValues: (stored: Stored) => FormValues;
  /** Whether a state is newer than the one the form started from; by default any other state is. */
  readonly isNewer?: (stored: Stored, base: Stored) => boolean;
  /** Validates values that were typed over a state. Must be stable. */
  readonly makeResolver?: (base: Stored, rules: ReadonlySet<FormRule>) => Resolver<FormValues>;
  /** Whether rows are added and removed by field arrays. */
  readonly hasRows?: boolean;
  /** Asks the user whether to save. Values changed meanwhile are saved too. */
  readonly confirm?: (values: FormValues, start: FormValues) => Promise<boolean>;
  /**
   * Saves the values over a state and resolves with the stored state. Rejects with an `ApiFailure`.
   */
  readonly send: (values: FormValues, base: Stored) => Promise<Stored>;
  /** Reads the stored state from a version conflict; undefined when it is unknown. */
  readonly readTheirs?: (
    failure: ApiFailure,
    base: Stored,
  ) => Theirs<Stored> | undefined | Promise<Theirs<Stored> | undefined>;
  /** Merges the changes of two users; by default field by field. */
  readonly merge?: (base: FormValues, mine: FormValues, theirs: FormValues) => Merged<FormValues>;
  /** Moves values typed during a save on top of the saved state; `merge` by default. */
  readonly carryOver?: (base: FormValues, mine: FormValues, theirs: FormValues) => FormValues;
  /** Takes the values of conflicting paths from the other state. */
  readonly takeTheirs?: typeof withValuesAt<FormValues>;
  /** Called after a save for every merged state of another user. */
  readonly onMerged?: (theirs: Theirs<Stored>, before: FormValues) => void;
  /**
   * Puts the merged values into the form and lets the caller show the conflicts, instead of opening
   * the dialog.
   */
  readonly onConflict?: (paths: readonly string[], theirs: Theirs<Stored>) => void;
  /** Maps a path of the server to a path of the form; undefined when no field shows the problem. */
  readonly pathOf?: (path: string) => string | undefined;
}

/** A form, as its screen uses it. */
export interface EditForm<Saved = unknown> {
  readonly resource: Resource;
  readonly languages: FormLanguages;
  readonly form: UseFormReturn<FormValues>;
  /** Validates and saves. Undefined when nothing was saved; the form shows why. */
  readonly save: () => Promise<Saved | undefined>;
  readonly isSaving: boolean;
  readonly discard: () => void;
  /** Counts saves that validation or the server rejected. */
  readonly refusals: number;
  /** The error of the last save that no field can show. */
  readonly failure: ApiFailure | undefined;
  /** The values as last saved or loaded. */
  readonly startValues: FormValues;
  /** A concurrent save that changed the same values (P-EDIT-5). */
  readonly conflict: Conflict | undefined;
  /**
   * Continues from the other user's version. Fields in `theirs` take their value, the rest stays as
   * typed. Sends nothing.
   */
  readonly resolveConflict: (theirs: readonly string[]) => void;
  /** Rules that mounted form components add to those of the contract. */
  readonly rules: Set<FormRule>;
  /**
   * Delays a save while a component loads values that belong to it. The returned function ends the
   * delay.
   */
  readonly awaitValues: () => () => void;
}

interface StartedForm<Stored> extends EditForm<Stored> {
  /** The state that values are compared with and that saves start from. */
  readonly base: Stored;
  /** Replaces the state, with typed values on top of it. */
  readonly startFrom: (base: Stored, typed?: FormValues) => void;
}

/**
 * Behaviour of every edit form: one save at a time, validation by the contract, errors on their
 * fields, merging of concurrent changes, values typed during a save preserved (P-EDIT-1 to 3, 5).
 * Inputs are uncontrolled and subscribe to their own field, so typing does not render the form.
 */
export function useEditForm<Stored>(options: EditFormOptions<Stored>): StartedForm<Stored> {
  const { resource, languages, stored, buildFormValues, isNewer, makeResolver, hasRows } = options;
  const { merge = mergeFields, takeTheirs = withValuesAt } = options;
  const { carryOver = (...states) => merge(...states).values } = options;
  const [base, setBase] = useState(stored);
  const startValues = useMemo(() => buildFormValues(base), [buildFormValues, base]);
  const [rules] = useState(() => new Set<FormRule>());
  const resolver = useMemo(() => makeResolver?.(base, rules), [makeResolver, base, rules]);
  const form = useForm<FormValues>({
    defaultValues: startValues,
    ...(resolver && { resolver }),
    mode: 'onBlur',
    reValidateMode: 'onBlur',
    shouldFocusError: false,
  });
  const { reset, getValues } = form;
  const [conflict, setConflict] = useState<Conflict & { readonly stored: Stored }>();

  /** The newest known state of the server. Discarding changes returns to it. */
  const newest = useRef(stored);
  const startFrom = useCallback(
    (next: Stored, values?: FormValues) => {
      setBase(next);
      // Keep the refs of registered inputs. Lists of rows register again.
      const resetOptions = hasRows ? {} : { keepFieldsRef: true };
      reset(buildFormValues(next), resetOptions);
      if (values) reset(values, { ...resetOptions, keepDefaultValues: true });
    },
    [buildFormValues, reset, hasRows],
  );

  const sendValues = async (): Promise<Stored | undefined> => {
    if (options.confirm && !(await options.confirm(getValues(), startValues))) return undefined;
    const sent = structuredClone(getValues());
    /** Values typed during the save are not part of it and stay unsaved. */
    const typedSince = (next: FormValues): FormValues | undefined => {
      const now = structuredClone(getValues());
      return isSame(sent, now) ? undefined : carryOver(sent, now, next);
    };
    const merged: [Theirs<Stored>, FormValues][] = [];
    let [from, values] = [base, sent];
    for (;;) {
      const start = buildFormValues(from);
      const outcome = await options.send(values, from).then(
        (saved) => ({ saved }),
        (error: unknown) => ({ error }),
      );
      if ('saved' in outcome) {
        newest.current = outcome.saved;
        startFrom(outcome.saved, typedSince(buildFormValues(outcome.saved)));
        for (const [theirs, before] of merged) options.onMerged?.(theirs, before);
        return outcome.saved;
      }
      const { error } = outcome;
      // The typed values wait in the proposal for a decision.
      if (isApiFailure(error) && error.code === 'proposed') startFrom(newest.current);
      const isConflict = isApiFailure(error) && error.code === 'version_conflict';
      const theirs = isConflict ? await options.readTheirs?.(error, from) : undefined;
      if (!theirs) throw error;
      const now = buildFormValues(theirs.stored);
      newest.current = theirs.stored;
      const both = merge(start, values, now);
      if (both.conflicts.length > 0 && options.onConflict) {
        startFrom(theirs.stored, typedSince(both.values) ?? both.values);
        options.onConflict(both.conflicts, theirs);
        return undefined;
      }
      if (both.conflicts.length > 0) {
        setConflict({
          record: theirs.record,
          stored: theirs.stored,
          paths: both.conflicts,
          mine: values,
          theirs: now,
        });
        return undefined;
      }
      merged.push([theirs, start]);
      [from, values] = [theirs.stored, both.values];
    }
  };
  const submission = useSubmission(form, options.pathOf);
  const { isSaving } = submission;

  const seen = useRef(stored);
  useEffect(() => {
    // A versioned state is checked after the save: it may be newer than the saved one.
    if (stored === seen.current || (isSaving && isNewer)) return;
    seen.current = stored;
    if (isNewer && !isNewer(stored, base)) return;
    newest.current = stored;
    const values = getValues();
    if (!isSaving && isSame(startValues, values)) startFrom(stored);
    // The form values are equal, as after a change of status: adopt only the new version.
    else if (isNewer && isSame(startValues, buildFormValues(stored))) startFrom(stored, values);
  }, [stored, base, isSaving, isNewer, buildFormValues, startValues, getValues, startFrom]);

  const resolveConflict = (fromThem: readonly string[]) => {
    if (!conflict) return;
    const { values } = merge(startValues, getValues(), conflict.theirs);
    startFrom(conflict.stored, takeTheirs(values, fromThem, conflict.theirs));
    setConflict(undefined);
  };

  return {
    ...submission,
    resource,
    languages,
    form,
    base,
    startFrom,
    save: () => submission.submit(sendValues),
    discard: () => startFrom(newest.current),
    startValues,
    conflict,
    resolveConflict,
    rules,
  };
}
