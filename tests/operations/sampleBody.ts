import { type Document, resolved } from '../support/openapi.ts';

interface Schema {
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, object>>;
  readonly items?: object;
  readonly prefixItems?: readonly object[];
  readonly minItems?: number;
  readonly minimum?: number;
  readonly minLength?: number;
  readonly format?: string;
  readonly oneOf?: readonly object[];
  readonly anyOf?: readonly object[];
}

/** The smallest body that a schema allows: required fields with minimal values. */
export function sampleBody(document: Document, given: object): unknown {
  const schema = resolved(document, given) as Schema;
  const [choice] = schema.oneOf ?? schema.anyOf ?? [];
  if (choice) return sampleBody(document, choice);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const [type] = [schema.type ?? 'object'].flat();
  switch (type) {
    case 'integer':
    case 'number':
      return schema.minimum ?? 1;
    case 'boolean':
      return false;
    case 'string':
      return schema.format === 'date-time'
        ? '2026-03-04T05:06:07.000Z'
        : 'x'.repeat(Math.max(1, schema.minLength ?? 1));
    case 'array':
      return schema.prefixItems
        ? schema.prefixItems.map((item) => sampleBody(document, item))
        : Array.from({ length: schema.minItems ?? 0 }, () =>
            sampleBody(document, schema.items ?? {}),
          );
    default:
      return Object.fromEntries(
        (schema.required ?? []).map((name) => [
          name,
          sampleBody(document, schema.properties?.[name] ?? {}),
        ]),
      );
  }
}
