import type { JsonSchema } from '../records/fieldKinds/jsonSchemas.ts';
import { escaped } from './html.ts';

interface Known extends JsonSchema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Known>>;
  readonly additionalProperties?: Known | boolean;
  readonly items?: Known;
  readonly prefixItems?: readonly Known[];
  readonly anyOf?: readonly Known[];
  readonly oneOf?: readonly Known[];
  readonly format?: string;
  readonly description?: string;
}

/** Bounds in mathematical notation. */
const bounds: readonly (readonly [keyword: string, describe: (value: unknown) => string])[] = [
  ['minLength', (value) => `from ${value} characters`],
  ['maxLength', (value) => `up to ${value} characters`],
  ['minimum', (value) => `from ${value}`],
  ['maximum', (value) => `to ${value}`],
  ['minItems', (value) => `at least ${value}`],
  ['maxItems', (value) => `at most ${value}`],
  ['pattern', (value) => `as ${value}`],
  ['default', (value) => `${JSON.stringify(value)} when left out`],
];

/** Renders a schema: a short type name, and a table of its fields. */
export function schemaHtml(given: JsonSchema): string {
  const schema = given as Known;
  const choices = schema.oneOf ?? [];
  if (choices.length > 0) return choices.map(schemaHtml).join('<p>or</p>');
  const fields = Object.entries(schema.properties ?? {});
  if (fields.length === 0) return `<p>${typeText(schema)}</p>`;
  const rows = fields.map(([name, field]) => {
    const mark = schema.required?.includes(name) ? '<b title="required">*</b>' : '';
    return `<tr><td><code>${escaped(name)}</code>${mark}</td><td>${typeText(field)}</td><td>${notes(field)}</td></tr>`;
  });
  return `<table>${rows.join('')}</table>`;
}

/** `integer`, `Option or null`, `list of OffersRow`; names of schemas are links. */
function typeText(schema: Known): string {
  if (schema.$ref) {
    const name = escaped(schema.$ref.split('/').at(-1) ?? '');
    return `<a href="#${name}">${name}</a>`;
  }
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return choices.map(typeText).join(' or ');
  if (schema.const !== undefined) return `<code>${escaped(JSON.stringify(schema.const))}</code>`;
  if (schema.enum)
    return schema.enum.map((one) => `<code>${escaped(String(one))}</code>`).join(' ');
  const types = [schema.type ?? (schema.properties ? 'object' : 'anything')].flat();
  return types.map((type) => plainText(type, schema)).join(' or ');
}

function plainText(type: string, schema: Known): string {
  if (type === 'array') {
    const items = schema.prefixItems ?? (schema.items ? [schema.items] : []);
    return `list of ${items.map(typeText).join(', ')}`;
  }
  if (type !== 'object') return escaped(schema.format ? `${type} (${schema.format})` : type);
  if (schema.properties) {
    const inner = Object.entries(schema.properties).map(
      ([name, field]) => `${escaped(name)}: ${typeText(field)}`,
    );
    return `{ ${inner.join(', ')} }`;
  }
  return typeof schema.additionalProperties === 'object'
    ? `object of ${typeText(schema.additionalProperties)}`
    : 'object';
}

/** Further keywords of a schema: bounds and its description. */
export function notes(given: JsonSchema): string {
  const schema = given as Known;
  const limits = bounds.flatMap(([keyword, describe]) =>
    schema[keyword] === undefined ? [] : [describe(schema[keyword])],
  );
  return escaped([...limits, schema.description ?? ''].filter(Boolean).join(', '));
}
