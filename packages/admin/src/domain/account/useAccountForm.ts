import type { Resource } from '@rentyard/contract/schema/resource';
import { useMemo, useRef, useState } from 'react';
import { type Resolver, type UseFormReturn, useForm } from 'react-hook-form';
import { fieldErrorOf, nestErrors, refusedFields } from '../../records/form/problems.ts';
import { type ApiFailure, isApiFailure } from '../../services/api/failure.ts';
import { type AccountValues, accountProblems, trimmedValues } from './accountProblems.ts';

interface AccountFormOptions<Name extends string> {
  /** A form of `contract/accountForms`. */
  readonly resource: Pick<Resource, 'fields'>;
  /** What the inputs start with; its names are the fields that the form has. */
  readonly start: Readonly<Record<Name, string>>;
  /** Makes the call. Rejects with an `ApiFailure`. */
  readonly send: (values: Readonly<Record<Name, string>>) => Promise<unknown>;
}

export interface AccountFormState {
  readonly form: UseFormReturn<Record<string, string>>;
  readonly submit: () => Promise<void>;
  readonly isBusy: boolean;
  /** Why it was not taken, when no field of the form can tell it. */
  readonly failure: ApiFailure | undefined;
}

/**
 * Behaviour of a form about an account. Lighter than those of records, which come with drafts, languages
 * and conflicts, because people meet it before they are signed in.
 */
export function useAccountForm<Name extends string>({
  resource,
  start,
  send,
}: AccountFormOptions<Name>): AccountFormState {
  const resolver = useMemo(() => accountResolver(resource), [resource]);
  const form = useForm<Record<string, string>>({
    defaultValues: start,
    resolver,
    reValidateMode: 'onChange',
  });
  const [failure, setFailure] = useState<ApiFailure>();
  const [isBusy, setBusy] = useState(false);
  const isSubmitting = useRef(false);

  const showProblems = (rejected: ApiFailure) => {
    const problems = refusedFields(rejected).filter(([path]) => path in start);
    for (const [at, [path, error]] of problems.entries()) {
      form.setError(path, error, { shouldFocus: at === 0 });
    }
    if (problems.length === 0) setFailure(rejected);
  };

  const submit = async () => {
    if (isSubmitting.current) return;
    isSubmitting.current = true;
    setBusy(true);
    setFailure(undefined);
    try {
      await form.handleSubmit(async (values) => {
        await send(trimmedValues(values) as Readonly<Record<Name, string>>);
      })();
    } catch (error) {
      if (!isApiFailure(error)) throw error;
      showProblems(error);
    } finally {
      isSubmitting.current = false;
      setBusy(false);
    }
  };
  return { form, submit, isBusy, failure };
}

function accountResolver(resource: Pick<Resource, 'fields'>): Resolver<Record<string, string>> {
  return (values: AccountValues) => {
    const problems = accountProblems(resource, values);
    if (problems.length === 0) return { values, errors: {} };
    const errors = problems.map(([name, problem]) => [name, fieldErrorOf(problem)] as const);
    return { values: {}, errors: nestErrors(errors) };
  };
}
