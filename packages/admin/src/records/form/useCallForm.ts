import type { Resource } from '@rentyard/contract/resource';
import { useMemo, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { FormLanguages } from './contentLanguages.ts';
import { draftResolver } from './draftResolver.ts';
import { draftOf, type FormValues, valuesOf, type WireDraft } from './formValues.ts';
import type { RecordForm } from './useRecordForm.ts';
import { useSubmission } from './useSubmission.ts';

interface CallFormOptions<Answer> {
  /** Describes what is sent: `passwordReset` of the contract. Texts in several languages have no place here. */
  readonly resource: Resource;
  /** What the fields start with; for a change, the thing as it is served. */
  readonly start?: object | undefined;
  /** Whether a thing that exists is changed: fields that are not sent keep what they have. */
  readonly isChange?: boolean;
  /**
   * Makes the call with what the values mean, or with the values as typed, which is what passwords are. Rejects
   * with an `ApiFailure`.
   */
  readonly send: (draft: WireDraft, values: FormValues) => Promise<Answer>;
}

interface CallForm<Answer> {
  /** For `CallForm`, and for the inputs in it. */
  readonly controller: RecordForm;
  /** Validates and sends. Undefined when nothing was taken; the form then shows why. */
  readonly submit: () => Promise<Answer | undefined>;
}

/** Such forms hold no texts in the languages of records. */
const languages: FormLanguages = { codes: [], default: 'en', list: [] };

/**
 * Behaviour of a form that is sent by a call of its own instead of the save of a record: a new password,
 * a person's bucket. The contract's rules, refusals on their fields, the same inputs as records have.
 */
export function useCallForm<Answer>(options: CallFormOptions<Answer>): CallForm<Answer> {
  const { resource, start, isChange = false, send } = options;
  const [startValues] = useState(() => valuesOf(resource, languages.codes, start));
  const resolver = useMemo(
    () => draftResolver(resource, isChange ? (start ?? {}) : undefined, languages),
    [resource, isChange, start],
  );
  const form = useForm<FormValues>({
    defaultValues: startValues,
    resolver,
    mode: 'onBlur',
    shouldFocusError: false,
  });
  const { submit, isSaving, refusals, failure } = useSubmission(form);

  const sendValues = async (): Promise<Answer | undefined> => {
    const answer = await submit(() => {
      const values = structuredClone(form.getValues());
      return send(draftOf(resource, values), values);
    });
    if (answer !== undefined) form.reset(form.getValues(), { keepFieldsRef: true });
    return answer;
  };

  const controller: RecordForm = {
    resource,
    languages,
    record: undefined,
    form,
    save: async () => undefined,
    isSaving,
    discard: () => form.reset(startValues, { keepFieldsRef: true }),
    refusals,
    failure,
    startValues,
    conflict: undefined,
    settle: () => {},
  };
  return { controller, submit: sendValues };
}
