import { isEmpty, type Problem, type Rule } from '@rentyard/ui/validators';
import * as z from 'zod/mini';
import type { Field, Fields, PlainField } from './fields.ts';
import { type FieldProblem, fieldAt, plainFields, type Resource } from './resource.ts';
import { rulesOf } from './rules.ts';

/** The content languages that texts may be written in, by the `languages` records. */
export interface ContentLanguages {
  readonly codes: readonly string[];
  readonly default: string;
}

/** `create` misses what is required and left out; `update` takes any part of the record. */
export type DraftMode = 'create' | 'update';

type Schema = z.ZodMiniType;

function refuse(
  ctx: z.core.ParsePayload,
  problem: Problem,
  path: readonly PropertyKey[] = [],
): void {
  ctx.issues.push({
    code: 'custom',
    input: ctx.value,
    path: [...path],
    params: { problem },
    // Later rules still run: a form shows everything that is wrong at once.
    continue: true,
  });
}

function ruled<S extends Schema>(schema: S, rules: readonly Rule<never>[]): S {
  if (rules.length === 0) return schema;
  return schema.check((ctx) => {
    for (const rule of rules) {
      const problem = rule(ctx.value as never);
      if (problem) return refuse(ctx, problem);
    }
  }) as S;
}

/** Blank text is stored as null, so that "not filled in" has one spelling. */
function textOf(field: PlainField): Schema {
  return z.pipe(
    ruled(z.string().check(z.trim()), rulesOf(field)),
    z.transform((value: string) => (value === '' ? null : value)),
  );
}

const positiveId = z.int().check(z.minimum(1));

/** An id, or the served form of a reference: a record read may be sent back as it came. */
function idOf(): Schema {
  return z.union([
    positiveId,
    z.pipe(
      z.looseObject({ id: positiveId }),
      z.transform((value: { id: number }) => value.id),
    ),
  ]);
}

const eachOnce: Rule<readonly unknown[]> = (ids) =>
  new Set(ids).size < ids.length ? { id: 'repeated' } : undefined;

function perLanguage(value: Schema, languages: ContentLanguages): Schema {
  return z.strictObject(
    Object.fromEntries(languages.codes.map((code) => [code, z.optional(z.nullable(value))])),
  );
}

function pluralForms(field: PlainField): Schema {
  const form = z.optional(z.nullable(textOf(field)));
  return z.strictObject({ one: form, few: form, many: form, other: form });
}

function valueSchema(field: PlainField, languages: ContentLanguages): Schema {
  switch (field.kind) {
    case 'text':
    case 'secret':
    case 'money':
      return textOf(field);
    case 'translated':
      return perLanguage(textOf(field), languages);
    case 'plural':
      return perLanguage(pluralForms(field), languages);
    case 'number':
      return ruled(z.number(), rulesOf(field));
    case 'boolean':
      return z.boolean();
    case 'choice':
    case 'moment':
      return ruled(z.string(), rulesOf(field));
    case 'reference':
    case 'image':
      return idOf();
    case 'references':
      return ruled(z.array(idOf()), [eachOnce, ...rulesOf(field)]);
  }
}

function fieldSchema(field: Field, languages: ContentLanguages): Schema {
  if (field.kind === 'group') return z.optional(z.nullable(objectOf(field.fields, languages)));
  const value = valueSchema(field, languages);
  return field.kind === 'boolean' ? z.optional(value) : z.optional(z.nullable(value));
}

function objectOf(
  fields: Fields,
  languages: ContentLanguages,
  extra: Record<string, Schema> = {},
): Schema {
  const writable = Object.entries(fields).filter(([, field]) => !field.readOnly);
  return z.strictObject({
    ...Object.fromEntries(writable.map(([name, field]) => [name, fieldSchema(field, languages)])),
    ...extra,
  });
}

/** Reads `prices.price_per_hour` out of a nested record. */
export function valueAt(record: unknown, path: string): unknown {
  let value: unknown = record;
  for (const key of path.split('.')) {
    if (value === null || typeof value !== 'object') return undefined;
    value = (value as Record<string, unknown>)[key];
  }
  return value;
}

/**
 * Required fields that a draft leaves empty. When a field is translated, its text in the default
 * content language is the required one. In `update` mode only what the draft mentions is looked at.
 */
export function missingFields(
  resource: Resource,
  draft: unknown,
  mode: DraftMode,
  languages: ContentLanguages,
): readonly FieldProblem[] {
  const problems: FieldProblem[] = [];
  for (const [path, field] of plainFields(resource)) {
    const least = field.kind === 'references' ? field.min : 0;
    if (!(field.required || least > 0) || field.readOnly) continue;
    const value = valueAt(draft, path);
    if (mode === 'update' && value === undefined) continue;
    if (least > 0) {
      if (isEmpty(value))
        problems.push({ path, problem: { id: 'min_positions', values: { number: least } } });
      continue;
    }
    const isTranslated = field.kind === 'translated' || field.kind === 'plural';
    const told = isTranslated ? `${path}.${languages.default}` : path;
    const text = isTranslated ? valueAt(value, languages.default) : value;
    // A translation sent alone leaves the default text as it stands.
    if (mode === 'update' && isTranslated && text === undefined) continue;
    if (isEmpty(text))
      problems.push({ path: told, problem: { id: 'required', values: { field: path } } });
  }
  return problems;
}

/**
 * The schema of what a form holds and a save sends. Output: blank texts as null, references as ids.
 * Problems travel as issues with `params.problem`; `problemsOf` reads them out.
 */
export function draftSchema(
  resource: Resource,
  mode: DraftMode,
  languages: ContentLanguages,
): z.ZodMiniType<Record<string, unknown>> {
  const extra: Record<string, Schema> =
    mode === 'update' ? { id: z.optional(positiveId), version: z.optional(positiveId) } : {};
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
  // Zod would skip it after the first bad field; what is missing is worth saying all the same.
  wholeRecord._zod.def.when = () => true;
  const schema = objectOf(resource.fields, languages, extra).check(wholeRecord);
  return schema as z.ZodMiniType<Record<string, unknown>>;
}

/** Problems by dotted path, as the wire carries them (without their messages). */
export type ProblemsByPath = Record<string, Problem[]>;

/** An empty collection. Paths come from outside, and `__proto__` must be a path like any other. */
export function noProblems(): ProblemsByPath {
  return Object.create(null) as ProblemsByPath;
}

/** Turns the issues of any schema into problems: ours as they are, zod's own into `type` and `unknown`. */
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

/** The label of a path for a message that has none of its own: `price_per_hour` -> `price per hour`. */
export function plainLabel(resource: Resource, path: string): string {
  const known = fieldAt(resource, path) ? path : (path.split('.')[0] ?? path);
  return (known.split('.').at(-1) ?? known).replaceAll('_', ' ');
}
