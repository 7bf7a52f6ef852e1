import { isEmpty, type Problem, type Rule } from '@rentyard/validators';
import * as z from 'zod/mini';
import { draftKindOf, refuse } from './fieldKinds/draftKinds.ts';
import { normalTextOf } from './fieldKinds/normalTextOf.ts';
import { rulesOf } from './fieldKinds/rules.ts';
import type { PlainField } from './fieldTypes.ts';
import { describeRecord } from './records.ts';
import type { Resource } from './resource.ts';
import type { Schema } from './routes/route.ts';

type ValueOf<F> = F extends { readonly kind: 'boolean' }
  ? boolean
  : F extends { readonly required: true }
    ? string
    : string | undefined;

type FieldsIn<R> = R extends Resource<string, infer F> ? F : never;

/** The parsed values of a form of `entities/account/forms.ts`. */
export type FormOf<R> = { readonly [K in keyof FieldsIn<R>]: ValueOf<FieldsIn<R>[K]> };

type RequiredIn<F> = {
  [K in keyof F]: F[K] extends { readonly required: true } ? K : never;
}[keyof F];

/** The request body: optional fields may be omitted. */
export type FormInputOf<R> = Pick<FormOf<R>, RequiredIn<FieldsIn<R>>> & Partial<FormOf<R>>;

/** A form about an account. Unlike in a draft, passwords remain as typed. */
// @__NO_SIDE_EFFECTS__
export function form<R extends Resource>(resource: R): Schema<FormOf<R>, FormInputOf<R>> {
  const schema = z.pipe(
    z.unknown(),
    z.transform((given: unknown, ctx) => {
      const isObject = given !== null && typeof given === 'object';
      const sent = (isObject ? given : {}) as Readonly<Record<string, unknown>>;
      for (const key of Object.keys(sent)) {
        if (!Object.hasOwn(resource.fields, key)) refuse(ctx, { id: 'unknown' }, [key]);
      }
      const values: Record<string, unknown> = {};
      for (const [name, field] of Object.entries(resource.fields) as [string, PlainField][]) {
        const read = draftKindOf(field).isFlag ? readFlag : readText;
        const { value, problem } = read(name, field, sent[name]);
        if (problem) refuse(ctx, problem, [name]);
        else values[name] = value;
      }
      return values;
    }),
  );
  return describeRecord(schema as unknown as Schema<FormOf<R>, FormInputOf<R>>, {
    resource,
    form: true,
  });
}

interface Read {
  readonly value?: unknown;
  readonly problem?: Problem;
}

function readFlag(name: string, { required }: PlainField, given: unknown): Read {
  if (given === undefined && required) return missing(name);
  if (given === undefined) return { value: false };
  return typeof given === 'boolean' ? { value: given } : { problem: { id: 'type' } };
}

function missing(field: string): Read {
  return { problem: { id: 'required', values: { field } } };
}

function readText(name: string, field: PlainField, given: unknown): Read {
  const value = given ?? '';
  if (typeof value !== 'string') return { problem: { id: 'type' } };
  if (isEmpty(value)) return field.required ? missing(name) : {};
  if (value.includes('\0')) return { problem: { id: 'letters' } };
  const text = name.includes('password') ? value : normalTextOf(field, value);
  for (const rule of rulesOf(field) as readonly Rule<string>[]) {
    const problem = rule(text);
    if (problem) return { problem };
  }
  return { value: text };
}
