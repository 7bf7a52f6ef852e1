import { isBlank } from './text/normalForm.ts';

/**
 * The result of a failed rule: the id of the rule and the values for its message. It contains no sentence, so that
 * any tool can translate it.
 */
export interface Problem<Id extends string = string> {
  readonly id: Id;
  readonly values?: Readonly<Record<string, string | number>>;
}

/** Checks one value. Returns its problem, or nothing if the value is valid. */
export type Rule<Value = unknown> = (value: Value) => Problem | undefined;

/** Whether a value counts as "not filled in": null, undefined, empty arrays and strings that show nothing. */
export function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined) return true;
  if (typeof value === 'string') return isBlank(value);
  return Array.isArray(value) && value.length === 0;
}

/**
 * Creates a rule that accepts empty values. All rules except `required` use it, so that a blank optional field causes
 * no format error.
 */
export function ruleOf<Value>(
  id: string,
  passes: (value: Value) => boolean,
  values?: Problem['values'],
): Rule<Value | null | undefined> {
  return (value) => {
    if (isEmpty(value) || passes(value as Value)) return undefined;
    return values ? { id, values } : { id };
  };
}
