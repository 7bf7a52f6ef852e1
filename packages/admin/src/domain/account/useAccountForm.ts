import { rulesOf } from '@rentyard/contract/schema/fieldKinds/rules';
import type { PlainField } from '@rentyard/contract/schema/fieldTypes';
import type { Resource } from '@rentyard/contract/schema/resource';
import { firstProblem, isEmpty, type Problem } from '@rentyard/validators';
import { useMemo, useRef, useState } from 'react';
import { type Resolver, type UseFormReturn, useForm } from 'react-hook-form';
import { buildFieldError, nestErrors, refusedFields } from '../../records/form/values/problems.ts';
import { type ApiFailure, isApiFailure } from '../../services/api/failure.ts';

export interface AccountFormOptions<Name extends string> {
  /** A form of `contract/accountForms`. */
  readonly resource: Pick<Resource, 'fields'>;
  /** Initial values. Their names are the fields of the form. */
  readonly start: Readonly<Record<Name, string>>;
  /** Sends the request. Rejects with an `ApiFailure`. */
  readonly send: (values: Readonly<Record<Name, string>>) => Promise<unknown>;
}

export interface AccountFormState {
  readonly form: UseFormReturn<Record<string, string>>;
  readonly submit: () => Promise<void>;
  readonly isBusy: boolean;
  /** The reason for a rejection that belongs to no field of the form. */
  readonly failure: ApiFailure | undefined;
}

/**
 * State of an account form. Unlike record forms, account forms have no drafts, languages or
 * conflicts: signed-out users load them, so they must be small.
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
    const errors = problems.map(([name, problem]) => [name, buildFieldError(problem)] as const);
    return { values: {}, errors: nestErrors(errors) };
  };
}

/** Values of the inputs of an account form. */
type AccountValues = Readonly<Record<string, string>>;

/** Trims every value except passwords. */
export function trimmedValues(values: AccountValues): AccountValues {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, isPassword(name) ? value : value.trim()]),
  );
}

/** The first problem of each field, by the contract's rules, which the server applies too. */
export function accountProblems(
  { fields }: Pick<Resource, 'fields'>,
  values: AccountValues,
): readonly (readonly [string, Problem])[] {
  const trimmed = trimmedValues(values);
  return Object.keys(trimmed).flatMap((name) => {
    const problem = problemAt(name, fields[name] as PlainField | undefined, trimmed);
    return problem ? [[name, problem] as const] : [];
  });
}

function problemAt(
  name: string,
  field: PlainField | undefined,
  values: AccountValues,
): Problem | undefined {
  const value = values[name] ?? '';
  const isRetyped = name === 'password_confirmation';
  if (isEmpty(value)) return field?.required || isRetyped ? { id: 'required' } : undefined;
  if (isRetyped && value !== values.password) return { id: 'confirmation' };
  return field && firstProblem(value as never, rulesOf(field));
}

function isPassword(name: string): boolean {
  return name.includes('password');
}
