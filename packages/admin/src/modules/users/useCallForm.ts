import type { DraftOf, Resource } from '@rentyard/contract/schema/resource';
import { useCallback, useRef, useState } from 'react';
import type { FormLanguages } from '../../records/form/contentLanguages.ts';
import { draftResolver } from '../../records/form/draftResolver.ts';
import { draftOf, type FormValues, valuesOf } from '../../records/form/formValues.ts';
import { useEditForm } from '../../records/form/useEditForm.ts';
import type { RecordForm } from '../../records/form/useRecordForm.ts';

interface CallFormOptions<R extends Resource, Response> {
  /** Describes what is sent: `passwordReset` of the contract. It has no texts in several languages. */
  readonly resource: R;
  /** What the fields start with; for a change, the thing as it is served. */
  readonly start?: object | undefined;
  /** Whether a thing that exists is changed: fields that are not sent keep what they have. */
  readonly isChange?: boolean;
  /**
   * Makes the call with what the values mean, or with the values as typed, which is what passwords are. Rejects
   * with an `ApiFailure`.
   */
  readonly send: (draft: DraftOf<R>, values: FormValues) => Promise<Response>;
}

interface CallForm<Response> {
  /** For `CallForm`, and for the inputs in it. */
  readonly controller: RecordForm;
  /** Validates and sends. Undefined when nothing was taken; the form then shows why. */
  readonly submit: () => Promise<Response | undefined>;
}

/** Such forms hold no texts in the languages of records. */
const languages: FormLanguages = { codes: [], default: 'en', list: [] };
const asTheyAre = (values: FormValues) => values;

/**
 * A form that is sent by a call of its own instead of the save of a record: a new password, a person's bucket.
 * The contract's rules, refusals on their fields, the same inputs as records have.
 */
export function useCallForm<R extends Resource, Response>(
  options: CallFormOptions<R, Response>,
): CallForm<Response> {
  const { resource, start, isChange = false, send } = options;
  const [stored] = useState(() => valuesOf(resource, languages.codes, start));
  const resolverOf = useCallback(
    () => draftResolver(resource, isChange ? (start ?? {}) : undefined, languages),
    [resource, isChange, start],
  );
  const response = useRef<Response>(undefined);
  const form = useEditForm<FormValues>({
    resource,
    languages,
    stored,
    valuesOf: asTheyAre,
    resolverOf,
    send: async (values) => {
      response.current = await send(draftOf(resource, values) as DraftOf<R>, values);
      return values;
    },
  });
  const submit = async () => ((await form.save()) ? response.current : undefined);
  return { controller: { ...form, record: undefined }, submit };
}
