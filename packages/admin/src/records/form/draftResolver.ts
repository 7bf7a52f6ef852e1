import type { Resource } from '@rentyard/contract/resource';
import {
  type ContentLanguages,
  draftSchema,
  type ProblemsByPath,
  problemsOf,
} from '@rentyard/contract/schema';
import type { Resolver } from 'react-hook-form';
import { draftOf, type FormValues } from './formValues.ts';
import { fieldErrorOf, nestErrors } from './problems.ts';

/**
 * Validates a form by the very schema that the server uses. `record` is the one being edited, or
 * undefined for a new one: rules over several fields may look at values that no form holds.
 */
export function draftResolver(
  resource: Resource,
  record: object | undefined,
  languages: ContentLanguages,
): Resolver<FormValues> {
  const schema = draftSchema(resource, record ? 'update' : 'create', languages);
  return (values) => {
    const draft = draftOf(resource, values);
    const parsed = schema.safeParse(draft);
    const problems: ProblemsByPath = parsed.success ? {} : problemsOf(parsed.error.issues);
    if (record) {
      // The schema of a partial draft cannot ask these; here the whole record is known.
      for (const check of resource.checks ?? []) {
        for (const { path, problem } of check({ ...record, ...draft })) {
          problems[path] ??= [];
          problems[path].push(problem);
        }
      }
    }
    const errors = Object.entries(problems).flatMap(([path, [first]]) =>
      first ? [[path, fieldErrorOf(first)] as const] : [],
    );
    return errors.length === 0
      ? { values, errors: {} }
      : { values: {}, errors: nestErrors(errors) };
  };
}
