/**
 * What a failed rule says: which rule, and the values its message needs.
 * It is never a sentence, so that any tool can word it in any language.
 */
export interface Problem<Id extends string = string> {
  readonly id: Id;
  readonly values?: Readonly<Record<string, string | number>>;
}

/** A rule looks at one value and answers with its problem, or with nothing when the value is fine. */
export type Rule<Value = unknown> = (value: Value) => Problem | undefined;

/** True for what counts as "not filled in": null, undefined, blank strings and empty arrays. */
export function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined) return true;
  if (typeof value === 'string') return value.trim() === '';
  return Array.isArray(value) && value.length === 0;
}

/**
 * Makes a rule that empty values pass. Every rule but `required` is made by it, so that an optional
 * field left blank is never told off for its format.
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
