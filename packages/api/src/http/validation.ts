import { requestProblems } from '@rentyard/contract/schema/routes/requests';
import { withKeywords } from '@rentyard/contract/schema/routes/responses';
import type { Route, Schema } from '@rentyard/contract/schema/routes/route';
import type { FastifySchemaCompiler } from 'fastify';
import * as z from 'zod/mini';
import { Invalid, NotFound } from '../errors/failures.ts';

/**
 * Validates a part of a request by its schema. Unlike the compiler of the type provider it returns
 * our problems, with a rule and values instead of an English sentence.
 */
export const validatorCompiler: FastifySchemaCompiler<Schema> =
  ({ schema, httpPart }) =>
  (data) => {
    const { success, data: value, error } = z.safeParse(schema, data, { reportInput: true });
    if (success) return { value };
    return { error: httpPart === 'params' ? new NotFound() : refusal(schema, error) };
  };

/** Keeps Fastify from loading compilers of its own, because the app sets all compilers. */
export const schemaController = {
  compilersFactory: { buildValidator: noCompiler, buildSerializer: noCompiler },
};

function noCompiler(): never {
  throw new Error('The app sets its own compilers of schemas.');
}

function refusal(schema: Schema, { issues }: z.core.$ZodError): Invalid {
  return new Invalid(requestProblems(schema, issues));
}

/** Validates a body whose schema only the handler knows. */
export function parseBody<Value>(schema: Schema<Value>, body: unknown): Value {
  const { success, data, error } = z.safeParse(schema, body, { reportInput: true });
  if (success) return data;
  throw refusal(schema, error);
}

/** Query parameters. A repeated parameter becomes a list. */
export function parseQuery(text: string): Record<string, string | string[]> {
  const query: Record<string, string | string[]> = Object.create(null);
  if (text === '') return query;
  for (const [name, value] of new URLSearchParams(text)) {
    const before = query[name];
    query[name] = before === undefined ? value : [...[before].flat(), value];
  }
  return query;
}

/** Ids are positive integers; anything else is not found. */
const idInPath = withKeywords(
  { type: 'integer', minimum: 1 },
  z.pipe(
    z
      .string()
      .check(
        z.refine((text) => /^[1-9]\d{0,15}$/.test(text) && Number.isSafeInteger(Number(text))),
      ),
    z.transform(Number),
  ),
);

/** Path parameters: ids, unless the declaration has other types. */
export function pathParams({ path, params }: Route): z.ZodMiniObject | undefined {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  if (names.length === 0) return undefined;
  return z.object({
    ...Object.fromEntries(names.map((name) => [name, idInPath])),
    ...params?.shape,
  });
}
