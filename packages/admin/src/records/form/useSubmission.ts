import { useCallback, useEffect, useRef, useState } from 'react';
import type { FieldError, UseFormReturn } from 'react-hook-form';
import { type ApiFailure, isApiFailure } from '../../services/api/failure.ts';
import type { FormValues } from './formValues.ts';
import { refusedFields } from './problems.ts';

interface Submission {
  /**
   * Judges what is typed and sends it; while that is under way, does nothing. Undefined when nothing was sent
   * or taken: the fields, or `failure`, then say why. Rejects with what is no answer of the server.
   */
  readonly submit: <Answer>(send: () => Promise<Answer | undefined>) => Promise<Answer | undefined>;
  readonly isSaving: boolean;
  /** Grows with every attempt that the rules or the server refused. */
  readonly refusals: number;
  /** Why the last attempt failed, when no field can tell it. */
  readonly failure: ApiFailure | undefined;
  /** Delays the next attempt until the function that is returned is called. */
  readonly awaitValues: () => () => void;
}

/**
 * How a form is sent, whatever it is sent by: once at a time, by the rules, with refusals of the server on
 * their fields (P-EDIT-3).
 * @param pathOf The path in the form for a path of the server; undefined when no field shows its problem.
 */
export function useSubmission(
  form: UseFormReturn<FormValues>,
  pathOf: (path: string) => string | undefined = (path) => path,
): Submission {
  const isUnderWay = useRef(false);
  const [isSaving, setSaving] = useState(false);
  const [refusals, setRefusals] = useState(0);
  const [failure, setFailure] = useState<ApiFailure>();

  const { awaitValues, allArrived } = useArrivals();
  useCorrections(form);

  const refuse = (refused: ApiFailure) => {
    const errors = refusedFields(refused).flatMap(([path, error]): [string, FieldError][] => {
      const inForm = pathOf(path);
      return inForm === undefined ? [] : [[inForm, error]];
    });
    for (const [path, error] of errors) form.setError(path, error);
    if (errors.length === 0) setFailure(refused);
  };

  const submit: Submission['submit'] = async (send) => {
    if (isUnderWay.current) return undefined;
    isUnderWay.current = true;
    setSaving(true);
    setFailure(undefined);
    let answer: Awaited<ReturnType<typeof send>>;
    let isRefused = false;
    try {
      await allArrived();
      await form.handleSubmit(
        async () => {
          answer = await send();
        },
        () => {
          isRefused = true;
        },
      )();
    } catch (error) {
      if (!isApiFailure(error)) throw error;
      refuse(error);
      isRefused = true;
    } finally {
      isUnderWay.current = false;
      setSaving(false);
    }
    // Only now are the errors on their fields, for the focus to find.
    if (isRefused) setRefusals((count) => count + 1);
    return answer;
  };

  return { submit, isSaving, refusals, failure, awaitValues };
}

/** Values that are loading and will be filled in. */
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

/**
 * Validates a field with a problem again on every change, so that the problem disappears when it is corrected
 * and not when the next field is pressed, which would move under the pointer.
 */
function useCorrections({ subscribe, getFieldState, trigger }: UseFormReturn<FormValues>): void {
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ name }) => {
          if (name && getFieldState(name).error) void trigger(name);
        },
      }),
    [subscribe, getFieldState, trigger],
  );
}
