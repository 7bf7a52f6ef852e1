import type { Problem, Rule } from './problem.ts';
import { firstProblem } from './rules.ts';

/** Rules by field name. An unknown field name, or a rule for another type of value, does not compile. */
export type FieldRules<Values extends object> = {
  readonly [Field in keyof Values]?: readonly Rule<Values[Field]>[];
};

/** Problems of a form by field name. */
export type FieldProblems<Values extends object> = {
  readonly [Field in keyof Values]?: Problem;
};

/**
 * The first problem of each invalid field; an empty object if all are valid: `problemsOf({ name: '' }, { name:
 * [required('name'), maxLength(40)] })`.
 */
export function problemsOf<Values extends object>(
  values: Values,
  rules: FieldRules<Values>,
): FieldProblems<Values> {
  const problems: { [Field in keyof Values]?: Problem } = {};
  for (const field of Object.keys(rules) as (keyof Values)[]) {
    const problem = firstProblem(values[field], rules[field] ?? []);
    if (problem) problems[field] = problem;
  }
  return problems;
}
