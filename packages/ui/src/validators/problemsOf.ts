import type { Problem, Rule } from './problem.ts';
import { firstProblem } from './rules.ts';

/** Rules by the name of their field. A name that the values do not have, or a rule for another kind of value, does not compile. */
export type FieldRules<Values extends object> = {
  readonly [Field in keyof Values]?: readonly Rule<Values[Field]>[];
};

/** What is wrong with a form, by the name of the field. */
export type FieldProblems<Values extends object> = {
  readonly [Field in keyof Values]?: Problem;
};

/**
 * The first problem of each field that has one; an empty object when all is well:
 * `problemsOf({ name: '' }, { name: [required('name'), maxLength(40)] })`.
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
