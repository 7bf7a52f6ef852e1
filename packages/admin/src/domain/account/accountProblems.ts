import { rulesOf } from '@rentyard/contract/schema/fieldKinds/rules';
import type { PlainField } from '@rentyard/contract/schema/fieldTypes';
import type { Resource } from '@rentyard/contract/schema/resource';
import { firstProblem, isEmpty, type Problem } from '@rentyard/validators';

/** Values of the inputs of an account form. */
export type AccountValues = Readonly<Record<string, string>>;

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
