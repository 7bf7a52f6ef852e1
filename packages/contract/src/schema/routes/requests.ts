import { isEmpty, maxLength, type Problem } from '@rentyard/validators';
import { normalText } from '@rentyard/validators/normalForm';
import * as z from 'zod/mini';
import { type ProblemsByPath, problemsOf } from '../draftSchema.ts';
import { refuse } from '../fieldKinds/draftKinds.ts';
import { describeRecord } from '../records.ts';
import type { Resource } from '../resource.ts';
import { withKeywords } from './responses.ts';
import type { Schema } from './route.ts';

/** The problem of a value, if it has one. `required` needs no values: the path names the field. */
type Validate = (value: unknown) => Problem | undefined;

/** A value that one function validates. The keywords describe it in the OpenAPI document. */
// @__NO_SIDE_EFFECTS__
export function validated<Value>(
  keywords: Readonly<Record<string, unknown>>,
  validate: Validate,
): Schema<Value, Value> {
  const schema = z.custom<Value>().check((ctx) => {
    const problem = validate(ctx.value);
    if (problem) refuse(ctx, problem);
  });
  return withKeywords(keywords, schema as unknown as Schema<Value, Value>);
}

const idKeywords = { type: 'integer', minimum: 1 };
const required: Problem = { id: 'required' };
const wrongType: Problem = { id: 'type' };

function idProblem(value: unknown): Problem | undefined {
  if (isEmpty(value)) return required;
  return isId(value) ? undefined : wrongType;
}

function idsProblem(value: unknown, atMost: number): Problem | undefined {
  if (isEmpty(value)) return required;
  if (!Array.isArray(value) || !value.every(isId)) return wrongType;
  return value.length > atMost ? { id: 'max_value', values: { number: atMost } } : undefined;
}

function idsKeywords(atMost: number) {
  return { type: 'array', items: idKeywords, minItems: 1, maxItems: atMost };
}

/** Id of a record. */
export const recordId = validated<number>(idKeywords, idProblem);

/** One or more ids up to a maximum number, without duplicates. */
// @__NO_SIDE_EFFECTS__
function requiredIds(atMost: number): Schema<readonly number[], readonly number[]> {
  const list = validated<readonly number[]>(idsKeywords(atMost), (value) =>
    idsProblem(value, atMost),
  );
  return z.pipe(
    list,
    z.transform((ids: readonly number[]) => [...new Set(ids)]),
  );
}

const maxIds = 1_000;

export const recordIds = requiredIds(maxIds);

/** An empty or missing body. */
export const noFields = z.strictObject({});

/** One or more ids; null, an empty list or no value for none. */
// @__NO_SIDE_EFFECTS__
export function optionalIds(atMost: number) {
  return z.optional(
    validated<readonly number[] | null>({ ...idsKeywords(atMost), minItems: 0 }, (value) => {
      if (value === null) return undefined;
      if (!Array.isArray(value)) return wrongType;
      return value.length === 0 ? undefined : idsProblem(value, atMost);
    }),
  );
}

/** A file in a multipart form. */
// @__NO_SIDE_EFFECTS__
export function filePart(description?: string): Schema<Blob, Blob> {
  const keywords = { type: 'string', format: 'binary' };
  return withKeywords({ ...keywords, ...(description ? { description } : {}) }, z.custom<Blob>());
}

/** The draft of one field. The records layer validates it. */
// @__NO_SIDE_EFFECTS__
export function fieldDraft<Value>(
  resource: Resource,
  field: string,
  rowsWith?: z.ZodMiniObject,
): Schema<Value, Value> {
  const about = { resource, field, draft: 'update', ...(rowsWith ? { rowsWith } : {}) } as const;
  const schema = validated<Value>({}, (value) => (value === undefined ? required : undefined));
  return describeRecord(schema, about);
}

/** The version that a write is based on. Null or missing if the client has none. */
export const version = z.optional(
  validated<number | null>({ type: ['integer', 'null'], minimum: 1 }, (value) =>
    value === null || value === undefined || isId(value) ? undefined : wrongType,
  ),
);

/** Text in a normal form, by default that of several lines, or null. Blank text is null. */
// @__NO_SIDE_EFFECTS__
export function nullableText(atMost: number, normal = normalText) {
  const rule = maxLength(atMost);
  const given = validated<string | null | undefined>(
    { type: ['string', 'null'], maxLength: atMost },
    (value) => {
      if (value === null || value === undefined) return undefined;
      return typeof value === 'string' ? rule(value) : wrongType;
    },
  );
  return z.pipe(
    z.optional(given),
    z.transform((value: string | null | undefined) => normal(value ?? '') || null),
  );
}

/** Text that is not blank, in a normal form, by default that of several lines. */
// @__NO_SIDE_EFFECTS__
export function requiredText(atMost: number, normal = normalText): Schema<string, string> {
  const rule = maxLength(atMost);
  const given = validated<string>({ type: 'string', minLength: 1, maxLength: atMost }, (value) => {
    if (isEmpty(value)) return required;
    return typeof value === 'string' ? rule(value) : wrongType;
  });
  return z.pipe(
    given,
    z.transform((value: string) => normal(value)),
  );
}

/** A whole number within bounds. */
// @__NO_SIDE_EFFECTS__
export function integerWithin(min: number, max: number): Schema<number, number> {
  return validated<number>({ type: 'integer', minimum: min, maximum: max }, (value) => {
    if (!Number.isInteger(value)) return wrongType;
    if ((value as number) < min) return { id: 'min_value', values: { number: min } };
    return (value as number) > max ? { id: 'max_value', values: { number: max } } : undefined;
  });
}

type OneOrMany = { readonly id: number } | { readonly ids: readonly number[] };

const onlyField = (name: string, schema: object) => ({
  type: 'object',
  required: [name],
  properties: { [name]: schema },
  additionalProperties: false,
});

/** `{ "id": 1 }` or `{ "ids": [1, 2] }`; the output is the list of ids. */
export const oneOrMany = z.pipe(
  withKeywords(
    { oneOf: [onlyField('id', idKeywords), onlyField('ids', idsKeywords(maxIds))] },
    z.custom<OneOrMany>().check((ctx) => {
      const { value } = ctx;
      if (value === null || typeof value !== 'object' || Array.isArray(value)) {
        refuse(ctx, wrongType);
        return;
      }
      const given = new Map<string, unknown>(Object.entries(value));
      const field = given.has('id') ? 'id' : 'ids';
      const problem =
        field === 'id' ? idProblem(given.get('id')) : idsProblem(given.get('ids'), maxIds);
      if (problem) refuse(ctx, problem, [field]);
      given.delete(field);
      for (const key of given.keys()) refuse(ctx, { id: 'unknown' }, [key]);
    }),
  ),
  z.transform((given: OneOrMany): readonly number[] =>
    'id' in given ? [given.id] : [...new Set(given.ids)],
  ),
);

function isId(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) > 0;
}

const withFieldProblems = new WeakSet<object>();

/**
 * Marks a body, or a property of it, whose problems are those of a form: issues without their own
 * problem become `type`.
 */
// @__NO_SIDE_EFFECTS__
export function fieldProblems<S extends Schema>(schema: S): S {
  withFieldProblems.add(schema);
  return schema;
}

/** The problems of an invalid request, by dotted path. */
export function requestProblems(
  schema: Schema,
  issues: readonly z.core.$ZodIssue[],
): ProblemsByPath {
  const ofForm = issues.filter((issue) => hasFieldProblems(schema, issue));
  const problems = problemsOf(ofForm);
  const add = (path: readonly PropertyKey[], problem: Problem) => {
    const key = path.map(String).join('.');
    problems[key] ??= [];
    problems[key].push(problem);
  };
  for (const issue of issues.filter((one) => !ofForm.includes(one))) {
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys) add([...issue.path, key], { id: 'unknown' });
    } else add(issue.path, buildProblem(issue));
  }
  return problems;
}

/**
 * Whether the issue is in a body, or in a property of one, that is marked. A missing property is
 * `required`.
 */
function hasFieldProblems(schema: Schema, { path, input }: z.core.$ZodIssue): boolean {
  if (withFieldProblems.has(schema)) return true;
  const [name, ...inner] = path;
  if (!(schema instanceof z.ZodMiniObject) || (inner.length === 0 && input === undefined)) {
    return false;
  }
  const property = schema.shape[String(name)];
  return property !== undefined && withFieldProblems.has(property);
}

function buildProblem(issue: z.core.$ZodIssue): Problem {
  const field = issue.path.map(String).at(-1);
  const missing = { id: 'required', values: { field: field ?? '' } };
  if (issue.code === 'custom' && issue.params?.problem) {
    const problem = issue.params.problem as Problem;
    return problem.id === 'required' && !problem.values ? missing : problem;
  }
  if (field === undefined) return wrongType;
  if (issue.code === 'invalid_value') return isEmpty(issue.input) ? missing : { id: 'choice' };
  if (issue.code !== 'invalid_type') return wrongType;
  const isMissing = issue.input === undefined || issue.input === null;
  return isMissing && issue.expected !== 'boolean' ? missing : wrongType;
}
