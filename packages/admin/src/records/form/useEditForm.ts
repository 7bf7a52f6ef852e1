import type { Resource } from '@rentyard/contract/schema/resource';
import type { RecordBase } from '@rentyard/contract/schema/values';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { type Resolver, type UseFormReturn, useForm } from 'react-hook-form';
import { type ApiFailure, isApiFailure } from '../../services/api/failure.ts';
import { isSame } from './changes.ts';
import type { FormLanguages } from './contentLanguages.ts';
import type { FormRule } from './draftResolver.ts';
import type { FormValues } from './formValues.ts';
import { type Merged, merge as mergeFields, withValuesAt } from './merge.ts';
import { useSubmission } from './useSubmission.ts';

/** What somebody else saved while the form was open. */
export interface Theirs<Stored> {
  readonly stored: Stored;
  /** Who saved it and when. */
  readonly record?: RecordBase;
}

/** Two people changed one record, and some of the same values. */
export interface Conflict {
  readonly record: RecordBase | undefined;
  /** Dotted paths, down to single languages, that both changed. */
  readonly paths: readonly string[];
  readonly mine: FormValues;
  readonly theirs: FormValues;
}

interface EditFormOptions<Stored> {
  readonly resource: Resource;
  readonly languages: FormLanguages;
  /** The newest state that the server is known to have. The form takes it over when that hides nothing typed. */
  readonly stored: Stored;
  /** The values of the inputs for a state. Stable. */
  readonly valuesOf: (stored: Stored) => FormValues;
  /** Whether a state is newer than the one that the form started from; any other state unless given. */
  readonly isNewer?: (stored: Stored, base: Stored) => boolean;
  /** Validates values that were typed over a state. Stable. */
  readonly resolverOf?: (base: Stored, rules: ReadonlySet<FormRule>) => Resolver<FormValues>;
  /** Typed values that a new record starts with, as a copy does. They count as unsaved. */
  readonly typed?: FormValues | undefined;
  /** Whether rows are added and removed by field arrays. */
  readonly hasRows?: boolean;
  /** Asks a person whether the save may go on. What they change meanwhile is saved with it. */
  readonly confirm?: (values: FormValues, start: FormValues) => Promise<boolean>;
  /** Saves the values over a state and returns what is stored then. Rejects with an `ApiFailure`. */
  readonly send: (values: FormValues, base: Stored) => Promise<Stored>;
  /** Reads from a version conflict what is stored; undefined when that is unknown. */
  readonly readTheirs?: (
    failure: ApiFailure,
    base: Stored,
  ) => Theirs<Stored> | undefined | Promise<Theirs<Stored> | undefined>;
  /** How changes of two people are merged; field by field unless given. */
  readonly merge?: (base: FormValues, mine: FormValues, theirs: FormValues) => Merged<FormValues>;
  /** How values typed during a save move on top of what was saved; as `merge` does unless given. */
  readonly carryOver?: (base: FormValues, mine: FormValues, theirs: FormValues) => FormValues;
  /** Takes what paths of a conflict name from the other state. */
  readonly takeTheirs?: typeof withValuesAt<FormValues>;
  /** Called after a save for every state of others that was merged into it. */
  readonly onMerged?: (theirs: Theirs<Stored>, before: FormValues) => void;
  /** Puts the merged values into the form and lets the caller show the conflicts, instead of asking about them. */
  readonly onConflict?: (paths: readonly string[], theirs: Theirs<Stored>) => void;
  /** The path in the form for a path of the server; undefined when no field shows its problem. */
  readonly pathOf?: (path: string) => string | undefined;
}

/** A form as the screens around it use it. */
export interface EditForm<Saved = unknown> {
  readonly resource: Resource;
  readonly languages: FormLanguages;
  readonly form: UseFormReturn<FormValues>;
  /** Validates and saves. Undefined when nothing was saved; the form then shows why. */
  readonly save: () => Promise<Saved | undefined>;
  readonly isSaving: boolean;
  readonly discard: () => void;
  /** Grows with every save that the rules or the server refused. */
  readonly refusals: number;
  /** Why the last save failed, when no field can show it. */
  readonly failure: ApiFailure | undefined;
  /** The values as they were last saved or loaded. */
  readonly startValues: FormValues;
  /** What somebody else saved meanwhile where values were typed here too (P-EDIT-5). */
  readonly conflict: Conflict | undefined;
  /**
   * Goes on from the other's save: of the conflicting fields the named ones as they saved them, the rest
   * as typed here. Nothing is sent yet.
   */
  readonly resolveConflict: (theirs: readonly string[]) => void;
  /** Rules that components of the form add to the contract's for as long as they are shown. */
  readonly rules: Set<FormRule>;
  /**
   * Delays a save while a component of the form loads values to fill in, so that they are saved with it.
   * Ends with the function that is returned.
   */
  readonly awaitValues: () => () => void;
}

interface StartedForm<Stored> extends EditForm<Stored> {
  /** The state that typed values are compared with and saves start from. */
  readonly base: Stored;
  /** Goes on from another state, with typed values on top of it. */
  readonly startFrom: (base: Stored, typed?: FormValues) => void;
}

/**
 * Behaviour of every form that edits stored values: one save at a time by the contract's rules, refusals on
 * their fields, changes of others merged, what is typed during a save kept (P-EDIT-1 to 3, 5). Inputs are
 * uncontrolled and subscribe to their own field, so typing renders nothing here.
 */
export function useEditForm<Stored>(options: EditFormOptions<Stored>): StartedForm<Stored> {
  const { resource, languages, stored, valuesOf, isNewer, resolverOf, typed, hasRows } = options;
  const { merge = mergeFields, takeTheirs = withValuesAt } = options;
  const { carryOver = (...states) => merge(...states).values } = options;
  const [base, setBase] = useState(stored);
  const startValues = useMemo(() => valuesOf(base), [valuesOf, base]);
  const [rules] = useState(() => new Set<FormRule>());
  const resolver = useMemo(() => resolverOf?.(base, rules), [resolverOf, base, rules]);
  const form = useForm<FormValues>({
    defaultValues: startValues,
    ...(resolver && { resolver }),
    mode: 'onBlur',
    reValidateMode: 'onBlur',
    shouldFocusError: false,
  });
  const { reset, getValues } = form;
  const [conflict, setConflict] = useState<Conflict & { readonly stored: Stored }>();

  /** The newest state of the server that is known here; a reset goes back to it. */
  const newest = useRef(stored);
  const startFrom = useCallback(
    (next: Stored, values?: FormValues) => {
      setBase(next);
      // Writes into the inputs that exist; lists of rows render anew.
      const resetOptions = hasRows ? {} : { keepFieldsRef: true };
      reset(valuesOf(next), resetOptions);
      if (values) reset(values, { ...resetOptions, keepDefaultValues: true });
    },
    [valuesOf, reset, hasRows],
  );
  useEffect(() => {
    if (typed) reset(typed, { keepFieldsRef: true, keepDefaultValues: true });
  }, [typed, reset]);

  const sendValues = async (): Promise<Stored | undefined> => {
    if (options.confirm && !(await options.confirm(getValues(), startValues))) return undefined;
    const sent = structuredClone(getValues());
    /** What was typed while the save was running is not in it, and remains to be saved. */
    const typedSince = (next: FormValues): FormValues | undefined => {
      const now = structuredClone(getValues());
      return isSame(sent, now) ? undefined : carryOver(sent, now, next);
    };
    const merged: [Theirs<Stored>, FormValues][] = [];
    let [from, values] = [base, sent];
    for (;;) {
      const start = valuesOf(from);
      const answer = await options.send(values, from).then(
        (saved) => ({ saved }),
        (error: unknown) => ({ error }),
      );
      if ('saved' in answer) {
        newest.current = answer.saved;
        startFrom(answer.saved, typedSince(valuesOf(answer.saved)));
        for (const [theirs, before] of merged) options.onMerged?.(theirs, before);
        return answer.saved;
      }
      const { error } = answer;
      const isConflict = isApiFailure(error) && error.code === 'version_conflict';
      const theirs = isConflict ? await options.readTheirs?.(error, from) : undefined;
      if (!theirs) throw error;
      const now = valuesOf(theirs.stored);
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
    // A state with versions is looked at after the save: it may be newer than what was saved.
    if (stored === seen.current || (isSaving && isNewer)) return;
    seen.current = stored;
    if (isNewer && !isNewer(stored, base)) return;
    newest.current = stored;
    const values = getValues();
    if (!isSaving && isSame(startValues, values)) startFrom(stored);
    // Nothing in the form differs, as after a change of status: only the version is taken over.
    else if (isNewer && isSame(startValues, valuesOf(stored))) startFrom(stored, values);
  }, [stored, base, isSaving, isNewer, valuesOf, startValues, getValues, startFrom]);

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
