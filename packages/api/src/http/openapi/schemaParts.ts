import type { JsonSchema } from './operation.ts';

export const id: JsonSchema = { type: 'integer', minimum: 1 };
export const count: JsonSchema = { type: 'integer', minimum: 0 };
export const text: JsonSchema = { type: 'string' };
export const flag: JsonSchema = { type: 'boolean' };
export const moment: JsonSchema = { type: 'string', format: 'date-time' };

export function orNull(schema: JsonSchema): JsonSchema {
  return { anyOf: [schema, { type: 'null' }] };
}

/** An object of exactly these properties; all but the optional ones are always there. */
export function closed(
  properties: Readonly<Record<string, JsonSchema>>,
  optional: readonly string[] = [],
): JsonSchema {
  const required = Object.keys(properties).filter((name) => !optional.includes(name));
  return { type: 'object', required, properties, additionalProperties: false };
}

export function listOf(items: JsonSchema): JsonSchema {
  return { type: 'array', items };
}
