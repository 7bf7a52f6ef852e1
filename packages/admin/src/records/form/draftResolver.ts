import type { ContentLanguages } from '@rentyard/contract/languages';
import {
  draftSchema,
  type ProblemsByPath,
  problemsOf,
} from '@rentyard/contract/schema/draftSchema';
import type { FieldProblem, Resource } from '@rentyard/contract/schema/resource';
import type { Resolver } from 'react-hook-form';
import { draftOf, type FormValues, type WireDraft } from './formValues.ts';
import { fieldErrorOf, nestErrors } from './problems.ts';

/** A rule that a part of a form knows, over the draft as it would be sent. */
export type FormRule = (draft: WireDraft) => readonly FieldProblem[];

/**
 * Validates a form by the very schema that the server uses. `record` is the one being edited, or
 * undefined for a new one: rules over several fields may look at values that no form holds. `own` are
 * the rules of the form's parts, as they are when it is validated.
 */
export function draftResolver(
  resource: Resource,
  record: object | undefined,
  languages: ContentLanguages,
  own: ReadonlySet<FormRule> = new Set(),
): Resolver<FormValues> {
  const schema = draftSchema(resource, record ? 'update' : 'create', languages);
  return (values) => {
    const draft = draftOf(resource, values);
    const parsed = schema.safeParse(draft);
    const problems: ProblemsByPath = parsed.success ? {} : problemsOf(parsed.error.issues);
    // The schema of a partial draft cannot ask the checks; here the whole record is known.
    const checks = record ? (resource.checks ?? []) : [];
    const found = [
      ...checks.flatMap((check) => check({ ...record, ...draft })),
      ...[...own].flatMap((rule) => rule(draft)),
    ];
    for (const { path, problem } of found) {
      problems[path] ??= [];
      problems[path].push(problem);
    }
    const errors = Object.entries(problems).flatMap(([path, [first]]) =>
      first ? [[path, fieldErrorOf(first)] as const] : [],
    );
    return errors.length === 0
      ? { values, errors: {} }
      : { values: {}, errors: nestErrors(errors) };
  };
}
