import { type RefObject, useRef, useState } from 'react';
import type { FieldError, UseFormReturn } from 'react-hook-form';
import { type ApiFailure, isApiFailure } from '../../api/failure.ts';
import type { FormValues } from './formValues.ts';
import { refusedFields } from './problems.ts';

interface Submission {
  /**
   * Judges what is typed and sends it; while that is under way, does nothing. Undefined when nothing was sent
   * or taken: the fields, or `failure`, then say why. Rejects with what is no answer of the server.
   */
  readonly submit: <Answer>(send: () => Promise<Answer | undefined>) => Promise<Answer | undefined>;
  /** The same as `isSaving`, for effects and handlers of the same moment. */
  readonly isUnderWay: RefObject<boolean>;
  readonly isSaving: boolean;
  /** Grows with every attempt that the rules or the server refused. */
  readonly refusals: number;
  /** Why the last attempt failed, when no field can tell it. */
  readonly failure: ApiFailure | undefined;
}

/**
 * How a form is sent, whatever it is sent by: once at a time, by the rules, with refusals of the server on
 * their fields (P-EDIT-3).
 * @param placeOf Where in the form a path of the server is; undefined when no field stands for it.
 * @param isComplete Waited for before anything is judged, for values that are on their way into the form.
 */
export function useSubmission(
  form: UseFormReturn<FormValues>,
  placeOf: (path: string) => string | undefined = asItIs,
  isComplete?: () => Promise<unknown>,
): Submission {
  const isUnderWay = useRef(false);
  const [isSaving, setSaving] = useState(false);
  const [refusals, setRefusals] = useState(0);
  const [failure, setFailure] = useState<ApiFailure>();

  const refuse = (refused: ApiFailure) => {
    const placed = refusedFields(refused).flatMap(([path, error]): [string, FieldError][] => {
      const place = placeOf(path);
      return place === undefined ? [] : [[place, error]];
    });
    for (const [place, error] of placed) form.setError(place, error);
    if (placed.length === 0) setFailure(refused);
  };

  const submit: Submission['submit'] = async (send) => {
    if (isUnderWay.current) return undefined;
    isUnderWay.current = true;
    setSaving(true);
    setFailure(undefined);
    let answer: Awaited<ReturnType<typeof send>>;
    let isRefused = false;
    try {
      await isComplete?.();
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

  return { submit, isUnderWay, isSaving, refusals, failure };
}

function asItIs(path: string): string {
  return path;
}
