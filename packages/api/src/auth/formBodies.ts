import type { PlainField } from '@rentyard/contract/fields';
import type { Resource } from '@rentyard/contract/resource';
import { rulesOf } from '@rentyard/contract/rules';
import { noProblems } from '@rentyard/contract/schema';
import type { Problem, Rule } from '@rentyard/ui/validators';
import type { FastifyRequest } from 'fastify';
import { Invalid } from '../failures.ts';
import { draftBody } from '../http/formBody.ts';

type ValueOf<F> = F extends { readonly kind: 'boolean' }
  ? boolean
  : F extends { readonly required: true }
    ? string
    : string | undefined;

type FieldsIn<R> = R extends Resource<string, infer F> ? F : never;

/** What a form of `contract/accountForms.ts` holds once it is read. */
export type FormOf<R> = { readonly [K in keyof FieldsIn<R>]: ValueOf<FieldsIn<R>[K]> };

/**
 * Reads a form about an account, from JSON or multipart. Unlike a draft, a password is taken to the
 * letter: it is not trimmed.
 * @throws {Invalid} with every problem by its field.
 */
export async function readForm<R extends Resource>(
  request: FastifyRequest,
  form: R,
): Promise<FormOf<R>> {
  const body = await draftBody(request, form);
  const sent = (body !== null && typeof body === 'object' ? body : {}) as Record<string, unknown>;
  const problems = noProblems();
  for (const key of Object.keys(sent)) {
    if (!Object.hasOwn(form.fields, key)) problems[key] = [{ id: 'unknown' }];
  }
  const read: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(form.fields) as [string, PlainField][]) {
    const taken =
      field.kind === 'boolean' ? flag(name, field, sent[name]) : text(name, field, sent[name]);
    if (taken.problem) problems[name] = [taken.problem];
    else read[name] = taken.value;
  }
  if (Object.keys(problems).length > 0) throw new Invalid(problems);
  return read as FormOf<R>;
}

interface Taken {
  readonly value?: unknown;
  readonly problem?: Problem;
}

function flag(name: string, { required }: PlainField, given: unknown): Taken {
  if (given === undefined && required) return missing(name);
  if (given === undefined) return { value: false };
  return typeof given === 'boolean' ? { value: given } : { problem: { id: 'type' } };
}

function missing(field: string): Taken {
  return { problem: { id: 'required', values: { field } } };
}

function text(name: string, field: PlainField, given: unknown): Taken {
  const value = given ?? '';
  if (typeof value !== 'string') return { problem: { id: 'type' } };
  if (value.trim() === '') {
    return field.required ? missing(name) : {};
  }
  if (value.includes('\0')) return { problem: { id: 'letters' } };
  const kept = name.includes('password') ? value : value.trim();
  for (const rule of rulesOf(field) as readonly Rule<string>[]) {
    const problem = rule(kept);
    if (problem) return { problem };
  }
  return { value: kept };
}
