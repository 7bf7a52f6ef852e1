import { isEmpty, type Problem, type Rule } from '@rentyard/ui/validators';
import * as z from 'zod/mini';
import type { ContentLanguages } from '../languages.ts';
import type { Field, Fields, ListField, PlainField, RowField } from './fieldTypes.ts';
import { utcMoment } from './moments.ts';
import { rulesOf } from './rules.ts';

export type Schema = z.ZodMiniType;

/** Adds a problem to the issues of a schema. */
export function refuse(
  ctx: z.core.ParsePayload,
  problem: Problem,
  path: readonly PropertyKey[] = [],
): void {
  ctx.issues.push({
    code: 'custom',
    input: ctx.value,
    path: [...path],
    params: { problem },
    // Later rules still run, so that a form shows all problems together.
    continue: true,
  });
}

function withRules<S extends Schema>(schema: S, rules: readonly Rule<never>[]): S {
  if (rules.length === 0) return schema;
  return schema.check((ctx) => {
    for (const rule of rules) {
      const problem = rule(ctx.value as never);
      if (problem) return refuse(ctx, problem);
    }
  }) as S;
}

/** Blank text is stored as null, so that an empty field has one representation. */
function textOf(field: PlainField): Schema {
  return z.pipe(
    withRules(z.string().check(z.trim()), rulesOf(field)),
    z.transform((value: string) => (value === '' ? null : value)),
  );
}

/** A choice or a moment. A blank text becomes null here too. */
function textMatching(field: PlainField, read: (word: string) => string): Schema {
  return z.pipe(
    withRules(z.string(), rulesOf(field)),
    z.transform((word: string) => (isEmpty(word) ? null : read(word))),
  );
}

export const positiveId = z.int().check(z.minimum(1));

/** An id or a served reference, so that clients can send back a record that they read. */
function idOf(): Schema {
  return z.union([
    positiveId,
    z.pipe(
      z.looseObject({ id: positiveId }),
      z.transform((value: { id: number }) => value.id),
    ),
  ]);
}

const uniqueIds: Rule<readonly unknown[]> = (ids) =>
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
      return withRules(z.number(), rulesOf(field));
    case 'boolean':
      return z.boolean();
    case 'choice':
      return textMatching(field, (word) => word);
    case 'moment':
      return textMatching(field, (text) => utcMoment(text) ?? text);
    case 'reference':
    case 'image':
      return idOf();
    case 'references':
      return withRules(z.array(idOf()), [uniqueIds, ...rulesOf(field)]);
    case 'owned':
      return z.never();
    case 'list':
      return withRules(z.array(rowOf(field, languages)), rulesOf(field));
  }
}

function rowOf({ fields }: ListField, languages: ContentLanguages): Schema {
  const schemas = Object.entries(fields).map(([name, field]) => [
    name,
    z.optional(z.nullable(rowValueSchema(field, languages))),
  ]);
  return z.strictObject(Object.fromEntries(schemas));
}

function rowValueSchema(field: RowField, languages: ContentLanguages): Schema {
  switch (field.kind) {
    case 'key':
      return positiveId;
    case 'value':
      return field.multiple ? withRules(z.array(idOf()), [uniqueIds]) : idOf();
    default:
      return valueSchema(field, languages);
  }
}

function fieldSchema(field: Field, languages: ContentLanguages): Schema {
  if (field.kind === 'group') return z.optional(z.nullable(objectOf(field.fields, languages)));
  const value = valueSchema(field, languages);
  return field.kind === 'boolean' ? z.optional(value) : z.optional(z.nullable(value));
}

/** The schema of an object with the writable fields and the properties of `extra`. */
export function objectOf(
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
