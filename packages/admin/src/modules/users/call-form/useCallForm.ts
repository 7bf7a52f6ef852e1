import type { DraftOf, Resource } from '@rentyard/contract/schema/resource';
import { useCallback, useRef, useState } from 'react';
import { useEditForm } from '../../../records/form/useEditForm.ts';
import type { RecordForm } from '../../../records/form/useRecordForm.ts';
import type { FormLanguages } from '../../../records/form/values/contentLanguages.ts';
import { draftResolver } from '../../../records/form/values/draftResolver.ts';
import {
  buildDraft,
  buildFormValues,
  type FormValues,
} from '../../../records/form/values/formValues.ts';

interface CallFormOptions<R extends Resource, Response> {
  /**
   * Fields of the request, for example the contract's `passwordReset`. They have no translations.
   */
  readonly resource: R;
  /** Initial values; for a change, the record as the server returned it. */
  readonly start?: object | undefined;
  /** Whether an existing record is changed: fields that are not sent keep their values. */
  readonly isChange?: boolean;
  /**
   * Sends the draft, or the typed values in the case of passwords. Rejects with an `ApiFailure`.
   */
  readonly send: (draft: DraftOf<R>, values: FormValues) => Promise<Response>;
}

interface CallForm<Response> {
  /** For `CallForm` and its inputs. */
  readonly controller: RecordForm;
  /** Validates and sends. Returns undefined when refused; the form then shows the reasons. */
  readonly submit: () => Promise<Response | undefined>;
}

/** Such forms have no translated fields. */
const languages: FormLanguages = { codes: [], default: 'en', list: [] };
const asTheyAre = (values: FormValues) => values;

/**
 * State of a form with its own endpoint instead of a record's save: a password, a bucket. Uses the
 * contract's rules, shows refusals at their fields, and has the same inputs as record forms.
 */
export function useCallForm<R extends Resource, Response>(
  options: CallFormOptions<R, Response>,
): CallForm<Response> {
  const { resource, start, isChange = false, send } = options;
  const [stored] = useState(() => buildFormValues(resource, languages.codes, start));
  const makeResolver = useCallback(
    () => draftResolver(resource, isChange ? (start ?? {}) : undefined, languages),
    [resource, isChange, start],
  );
  const response = useRef<Response>(undefined);
  const form = useEditForm<FormValues>({
    resource,
    languages,
    stored,
    buildFormValues: asTheyAre,
    makeResolver,
    send: async (values) => {
      response.current = await send(buildDraft(resource, values) as DraftOf<R>, values);
      return values;
    },
  });
  const submit = async () => ((await form.save()) ? response.current : undefined);
  return { controller: { ...form, record: undefined }, submit };
}
