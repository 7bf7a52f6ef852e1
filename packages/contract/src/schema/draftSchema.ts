import { isEmpty, type Problem } from '@rentyard/validators';
import * as z from 'zod/mini';
import type { ContentLanguages } from '../languages.ts';
import {
  buildObjectSchema,
  draftKindOf,
  positiveId,
  refuse,
  type Schema,
} from './fieldKinds/draftKinds.ts';
import { isByLanguage } from './fieldKinds/filterForms.ts';
import type { ListField } from './fieldTypes.ts';
import { isGenerated } from './generatedFields.ts';
import { type FieldProblem, fieldAt, plainFields, type Resource } from './resource.ts';
import { rowValues } from './rowValues.ts';

/** `create` needs all required fields. `update` accepts any subset. */
export type DraftMode = 'create' | 'update';

/** Reads a value of a nested record by its path: `prices.price_per_hour`. */
export function valueAt(record: unknown, path: string): unknown {
  const dot = path.indexOf('.');
  if (record === null || typeof record !== 'object') return undefined;
  const values = record as Record<string, unknown>;
  // Most fields are in no group, and the rows of a file have a hundred thousand of them.
  return dot < 0 ? values[path] : valueAt(values[path.slice(0, dot)], path.slice(dot + 1));
}

/**
 * Required fields that are empty in a draft. A translated field needs its text in the default
 * content language. `update` mode checks only the fields that the draft contains.
 */
export function missingFields(
  resource: Resource,
  draft: unknown,
  mode: DraftMode,
  languages: ContentLanguages,
): readonly FieldProblem[] {
  const problems: FieldProblem[] = [];
  for (const [path, field] of plainFields(resource)) {
    if (field.kind === 'list') problems.push(...missingInRows(path, field, draft, languages));
    const problem =
      draftKindOf(field).emptyProblem?.(field) ?? (field.required ? requiredAt(path) : undefined);
    if (!problem || field.readOnly) continue;
    if (mode === 'create' && isGenerated(field)) continue;
    const value = valueAt(draft, path);
    if (mode === 'update' && value === undefined) continue;
    const isTranslated = isByLanguage(field);
    const text = isTranslated ? valueAt(value, languages.default) : value;
    // A draft with another language only does not change the default text. Null removes all
    // languages.
    if (mode === 'update' && isTranslated && value !== null && text === undefined) continue;
    if (isEmpty(text)) {
      problems.push({ path: isTranslated ? `${path}.${languages.default}` : path, problem });
    }
  }
  return problems;
}

function requiredAt(field: string): Problem {
  return { id: 'required', values: { field } };
}

/** Rows are sent complete, so an omitted value is missing. */
function missingInRows(
  path: string,
  field: ListField,
  draft: unknown,
  languages: ContentLanguages,
): readonly FieldProblem[] {
  return rowValues(path, field, valueAt(draft, path)).flatMap((inner) => {
    if (!inner.field.required) return [];
    const isTranslated = isByLanguage(inner.field);
    const problemPath = isTranslated ? `${inner.path}.${languages.default}` : inner.path;
    const given = isTranslated ? valueAt(inner.value, languages.default) : inner.value;
    const called = inner.path.slice(inner.path.lastIndexOf('.') + 1);
    return isEmpty(given) ? [{ path: problemPath, problem: requiredAt(called) }] : [];
  });
}

/** Properties of a change besides the fields. */
const ofChange = { id: z.optional(positiveId), version: z.optional(positiveId) };

/**
 * The schema of a draft. In its output blank texts are null and references are ids. Issues have the
 * problem in `params.problem`; `problemsOf` extracts it.
 */
export function draftSchema(
  resource: Resource,
  mode: DraftMode,
  languages: ContentLanguages,
  extra: Record<string, Schema> = mode === 'update' ? ofChange : {},
): z.ZodMiniType<Record<string, unknown>> {
  const wholeRecord = z.check<unknown>((ctx) => {
    if (ctx.value === null || typeof ctx.value !== 'object') return;
    const isWellFormed = ctx.issues.length === 0;
    for (const { path, problem } of missingFields(resource, ctx.value, mode, languages)) {
      refuse(ctx, problem, path.split('.'));
    }
    if (mode === 'update' || !isWellFormed) return;
    for (const { path, problem } of resource.checks?.flatMap((check) =>
      check(ctx.value as never),
    ) ?? []) {
      refuse(ctx, problem, path.split('.'));
    }
  });
  // Zod skips this check after an invalid field. Missing fields have to be reported as well.
  wholeRecord._zod.def.when = () => true;
  const schema = buildObjectSchema(resource.fields, languages, extra).check(wholeRecord);
  return schema as z.ZodMiniType<Record<string, unknown>>;
}

/** Problems by dotted path, as in a response but without messages. */
export type ProblemsByPath = Record<string, Problem[]>;

/** An empty collection. Clients choose the paths, and `__proto__` must be a path like any other. */
export function noProblems(): ProblemsByPath {
  return Object.create(null) as ProblemsByPath;
}

/** Converts issues of a schema to problems. Issues of zod itself become `type` or `unknown`. */
export function problemsOf(issues: readonly z.core.$ZodIssue[]): ProblemsByPath {
  const problems = noProblems();
  const add = (path: string, problem: Problem) => {
    problems[path] ??= [];
    problems[path].push(problem);
  };
  for (const issue of issues) {
    const path = issue.path.map(String).join('.');
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys) add(path ? `${path}.${key}` : key, { id: 'unknown' });
    } else if (issue.code === 'custom' && issue.params?.problem) {
      add(path, issue.params.problem as Problem);
    } else {
      add(path, { id: 'type' });
    }
  }
  return problems;
}

/** The fallback label of a path: `price_per_hour` -> `price per hour`. */
export function plainLabel(resource: Resource, path: string): string {
  const known = fieldAt(resource, path) ? path : (path.split('.')[0] ?? path);
  return (known.split('.').at(-1) ?? known).replaceAll('_', ' ');
}
