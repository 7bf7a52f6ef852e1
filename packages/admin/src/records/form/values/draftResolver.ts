import type { ContentLanguages } from '@rentyard/contract/languages';
import {
  draftSchema,
  type ProblemsByPath,
  problemsOf,
} from '@rentyard/contract/schema/draftSchema';
import type { FieldProblem, Resource } from '@rentyard/contract/schema/resource';
import type { Resolver } from 'react-hook-form';
import { buildDraft, type FormValues, type WireDraft } from './formValues.ts';
import { buildFieldError, nestErrors } from './problems.ts';

/** A validation rule of a form component, over the draft that would be sent. */
export type FormRule = (draft: WireDraft) => readonly FieldProblem[];

/**
 * Validates a form with the schema that the server uses. `record` is the edited record, undefined
 * for a new one: rules over several fields may read values that the form does not contain. `own`
 * are the rules that form components add; they are read at validation time. With `onlyField` the problems of other
 * fields are ignored.
 */
export function draftResolver(
  resource: Resource,
  record: object | undefined,
  languages: ContentLanguages,
  own: ReadonlySet<FormRule> = new Set(),
  onlyField?: string,
): Resolver<FormValues> {
  const schema = draftSchema(resource, record ? 'update' : 'create', languages);
  return (values) => {
    const draft = buildDraft(resource, values);
    const parsed = schema.safeParse(draft);
    const problems: ProblemsByPath = parsed.success ? {} : problemsOf(parsed.error.issues);
    // A partial draft cannot run the checks of the schema. Here the whole record is known.
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
      first && (onlyField === undefined || isOfField(path, onlyField))
        ? [[path, buildFieldError(first)] as const]
        : [],
    );
    return errors.length === 0
      ? { values, errors: {} }
      : { values: {}, errors: nestErrors(errors) };
  };
}

/** Whether a path is a field or inside of it: a language, a row of a list. */
export function isOfField(path: string, field: string): boolean {
  return path === field || path.startsWith(`${field}.`);
}
