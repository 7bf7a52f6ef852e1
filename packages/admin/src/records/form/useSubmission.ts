import { useCallback, useEffect, useRef, useState } from 'react';
import type { FieldError, UseFormReturn } from 'react-hook-form';
import { type ApiFailure, isApiFailure } from '../../services/api/failure.ts';
import type { FormValues } from './values/formValues.ts';
import { refusedFields } from './values/problems.ts';

interface Submission {
  /**
   * Validates the form and sends it; does nothing while a submission is running. Undefined when
   * nothing was sent or stored: the fields or `failure` show why. Rejects on errors that are not a
   * response of the server.
   */
  readonly submit: <Result>(send: () => Promise<Result | undefined>) => Promise<Result | undefined>;
  readonly isSaving: boolean;
  /** Counts attempts that the validation or the server rejected. */
  readonly refusals: number;
  /** The error of the last attempt that no field can show. */
  readonly failure: ApiFailure | undefined;
  /** Delays the next attempt until the returned function is called. */
  readonly awaitValues: () => () => void;
}

/**
 * Submits any form: one submission at a time, validated first, with errors of the server on their
 * fields (P-EDIT-3). @param pathOf Maps a path of the server to one of the form; undefined when no
 * field shows it.
 */
export function useSubmission(
  form: UseFormReturn<FormValues>,
  pathOf: (path: string) => string | undefined = (path) => path,
): Submission {
  const isRunning = useRef(false);
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
    if (isRunning.current) return undefined;
    isRunning.current = true;
    setSaving(true);
    setFailure(undefined);
    let result: Awaited<ReturnType<typeof send>>;
    let isRefused = false;
    try {
      await allArrived();
      await form.handleSubmit(
        async () => {
          result = await send();
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
      isRunning.current = false;
      setSaving(false);
    }
    // The fields have their errors only now, so the focus can find them.
    if (isRefused) setRefusals((count) => count + 1);
    return result;
  };

  return { submit, isSaving, refusals, failure, awaitValues };
}

/** Tracks values that are still loading and will be filled in. */
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
 * Validates a field with an error again on every change. The error then disappears while typing,
 * not on blur, where the layout would shift under the pointer.
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
