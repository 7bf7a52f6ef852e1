import { isEmpty, maxLength, type Problem, pattern, type Rule } from '@rentyard/validators';
import { cleanPhones } from '@rentyard/validators/masks';
import * as z from 'zod/mini';
import type { ContentLanguages } from '../../languages.ts';
import type { Field, Fields, PlainField, RowField } from '../fieldTypes.ts';
import { utcMoment } from '../moments.ts';
import { normalTextOf } from './normalTextOf.ts';
import { rulesOf } from './rules.ts';

export type Schema = z.ZodMiniType;
type AnyField = Field | RowField;

/** How a draft contains a kind of field. */
interface DraftKind<F> {
  /** The schema of a value. */
  readonly schema: (field: F, languages: ContentLanguages) => Schema;
  /** True or false: null is not a value, and a form may omit it. */
  readonly isFlag?: true;
  /** The problem of an empty value, even of a field that is not marked as required. */
  readonly emptyProblem?: (field: F) => Problem | undefined;
  /** The value for its text in a form; by default the text. A value that does not parse stays text. */
  readonly formValue?: (text: string, parseJson: (text: string) => unknown) => unknown;
}

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

/** Text in its normal form. Blank text is stored as null, so that an empty field has one representation. */
function buildText(field: PlainField): Schema {
  const text = z.string().check(z.overwrite((value) => normalTextOf(field, value)));
  const isPhone = field.kind === 'text' && field.format === 'phone';
  return z.pipe(
    withRules(isPhone ? text.check(z.overwrite(cleanPhones)) : text, rulesOf(field)),
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
function buildId(): Schema {
  return z.union([
    positiveId,
    z.pipe(
      z.looseObject({ id: positiveId }),
      z.transform((value: { id: number }) => value.id),
    ),
  ]);
}

const uniqueItems: Rule<readonly unknown[]> = (items) =>
  new Set(items).size < items.length ? { id: 'repeated' } : undefined;

function perLanguage(value: Schema, languages: ContentLanguages): Schema {
  return z.strictObject(
    Object.fromEntries(languages.codes.map((code) => [code, z.optional(z.nullable(value))])),
  );
}

function pluralForms(field: PlainField): Schema {
  const form = z.optional(z.nullable(buildText(field)));
  return z.strictObject({ one: form, few: form, many: form, other: form });
}

type FormValue = NonNullable<DraftKind<AnyField>['formValue']>;

function unlessBlank(read: FormValue): FormValue {
  return (text, parseJson) => (text === '' ? null : read(text, parseJson));
}

const json = { formValue: unlessBlank((text, parseJson) => parseJson(text)) };
const word = { formValue: unlessBlank((text) => text) };
const pointer = {
  schema: buildId,
  formValue: unlessBlank((text, parseJson) =>
    /^\d{1,15}$/.test(text) ? Number(text) : parseJson(text),
  ),
};

const booleans: ReadonlyMap<string, boolean> = new Map([
  ['true', true],
  ['1', true],
  ['on', true],
  ['false', false],
  ['0', false],
  ['', false],
]);

const draftKinds: {
  readonly [K in AnyField['kind']]: DraftKind<Extract<AnyField, { kind: K }>>;
} = {
  text: { schema: buildText },
  secret: { schema: buildText },
  money: { schema: buildText },
  translated: { ...json, schema: (field, languages) => perLanguage(buildText(field), languages) },
  texts: {
    ...json,
    schema: (field) => {
      const { max, pattern: shape } = field.item;
      const item = withRules(z.string().check(z.trim()), [
        pattern(new RegExp(shape, 'u')),
        maxLength(max),
      ]);
      return withRules(z.array(item), [uniqueItems, ...rulesOf(field)]);
    },
  },
  plural: { ...json, schema: (field, languages) => perLanguage(pluralForms(field), languages) },
  number: {
    schema: (field) => withRules(z.number(), rulesOf(field)),
    formValue: unlessBlank((text) => (/^-?\d+(?:\.\d+)?$/.test(text) ? Number(text) : text)),
  },
  boolean: {
    schema: () => z.boolean(),
    isFlag: true,
    formValue: (text) => booleans.get(text) ?? text,
  },
  choice: { ...word, schema: (field) => textMatching(field, (word) => word) },
  moment: {
    ...word,
    schema: (field) =>
      textMatching(field, (text) => utcMoment(field.day ? text.trim().slice(0, 10) : text) ?? text),
  },
  reference: pointer,
  image: pointer,
  images: {
    ...json,
    schema: (field) => withRules(z.array(buildId()), [uniqueItems, ...rulesOf(field)]),
  },
  references: {
    ...json,
    schema: (field) => withRules(z.array(buildId()), [uniqueItems, ...rulesOf(field)]),
    emptyProblem: ({ min }) =>
      min > 0 ? { id: 'min_positions', values: { number: min } } : undefined,
  },
  owned: { schema: () => z.never() },
  list: {
    ...json,
    schema: (field, languages) =>
      withRules(z.array(z.strictObject(buildSchemas(field.fields, languages))), rulesOf(field)),
  },
  group: { ...json, schema: ({ fields }, languages) => buildObjectSchema(fields, languages) },
  key: { schema: () => positiveId },
  value: {
    schema: ({ multiple }) => (multiple ? withRules(z.array(buildId()), [uniqueItems]) : buildId()),
  },
};

/** How a draft contains a field. */
export function draftKindOf(field: AnyField): DraftKind<AnyField> {
  return draftKinds[field.kind] as DraftKind<AnyField>;
}

function buildSchemas(
  fields: Readonly<Record<string, AnyField>>,
  languages: ContentLanguages,
): Record<string, Schema> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const { schema, isFlag } = draftKindOf(field);
      const value = schema(field, languages);
      return [name, z.optional(isFlag ? value : z.nullable(value))];
    }),
  );
}

/** The schema of an object with the writable fields and the properties of `extra`. */
export function buildObjectSchema(
  fields: Fields,
  languages: ContentLanguages,
  extra: Record<string, Schema> = {},
): Schema {
  const writable = Object.entries(fields).filter(([, field]) => !field.readOnly);
  return z.strictObject({ ...buildSchemas(Object.fromEntries(writable), languages), ...extra });
}
