/** A schema in JSON Schema 2020-12, as used by OpenAPI 3.1. */
export interface JsonSchema {
  readonly [keyword: string]: unknown;
}

export const componentPrefix = '#/components/schemas/';

export function ref(name: string): JsonSchema {
  return { $ref: `${componentPrefix}${name}` };
}

/** An object of exactly these properties; all of them are required unless `required` says otherwise. */
export function closed(
  properties: Readonly<Record<string, JsonSchema>>,
  required: readonly string[] = Object.keys(properties),
): JsonSchema {
  return { type: 'object', required, properties, additionalProperties: false };
}

export function orNull(schema: JsonSchema): JsonSchema {
  return { anyOf: [schema, { type: 'null' }] };
}

export const recordId: JsonSchema = {
  type: 'integer',
  minimum: 1,
  maximum: Number.MAX_SAFE_INTEGER,
};
export const pointer: JsonSchema = { anyOf: [recordId, ref('Pointer')] };
