import type { Json } from './apiDocument.ts';

/** The generated files of `@rentyard/client` by name: types of the records, the filters and the calls. */
export function clientTypes(document: Json): Readonly<Record<string, string>> {
  const filters = new Filters();
  const operations = Object.entries(document.paths ?? {}).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) =>
      describeCall(`${method.toUpperCase()} ${path.replace(/^\/api\/v1/, '')}`, operation, filters),
    ),
  );
  const schemas = Object.entries(document.components?.schemas ?? {}).map(
    ([name, schema]) => `export type ${name} = ${typeOf(schema, 'local')};\n`,
  );
  return {
    'schemas.ts': `${notice}${schemas.join('\n')}`,
    'filters.ts': `${notice}${filters.print()}`,
    'operations.ts': `${notice}import type * as filters from './filters.ts';
import type * as schemas from './schemas.ts';

/** Every call of the API by method and path. */
export interface Operations {
${operations.join('\n')}
}
`,
  };
}

const notice =
  '// Generated from the declarations of the API by `npm run client:update`. Do not edit.\n\n';

/** Sets of filter parameters. Equal sets of several calls are one type. */
class Filters {
  readonly #names = new Map<string, string>();

  /** The name of the set. */
  add(path: string, names: readonly string[]): string {
    const lines = names.map((name) => `  '${name}'?: string | number | boolean;`).join('\n');
    const known = this.#names.get(lines);
    if (known) return known;
    const base = `${pascal(path.split('/')[1] ?? '')}Filters`;
    const taken = new Set(this.#names.values());
    let name = base;
    for (let number = 2; taken.has(name); number += 1) name = `${base}${number}`;
    this.#names.set(lines, name);
    return name;
  }

  print(): string {
    return [...this.#names]
      .map(([lines, name]) => `export interface ${name} {\n${lines}\n}\n`)
      .join('\n');
  }
}

function describeCall(name: string, operation: Json, filters: Filters): string {
  const { summary } = operation;
  const parameters = (operation.parameters ?? []) as unknown as readonly Json[];
  const path = parameters.filter((one) => String(one.in) === 'path').map(property);
  const query = parameters.filter((one) => String(one.in) === 'query');
  const isFilter = (one: Json) => String(one.name).startsWith('filter[');
  const filterNames = query.filter(isFilter).map((one) => String(one.name));
  const queryProperties = query.filter((one) => !isFilter(one)).map(property);
  const queryType = [
    ...(filterNames.length > 0
      ? [`filters.${filters.add(name.split(' ')[1] ?? '', filterNames)}`]
      : []),
    ...(queryProperties.length > 0 ? [`{ ${queryProperties.join('; ')} }`] : []),
  ].join(' & ');
  const body = bodyOf(operation);
  return [
    `  /** ${String(summary)} */`,
    `  '${name}': {`,
    ...(path.length > 0 ? [`    params: { ${path.join('; ')} };`] : []),
    ...(queryType ? [`    query: ${queryType};`] : []),
    ...(body ? [`    body: ${body};`] : []),
    `    response: ${responseOf(operation)};`,
    '  };',
  ].join('\n');
}

function property({ name, required, schema }: Json): string {
  return `'${String(name)}'${required ? '' : '?'}: ${typeOf(schema ?? {}, 'schemas')}`;
}

function bodyOf({ requestBody }: Json): string | undefined {
  const content = requestBody?.content;
  const media = content?.['application/json'] ?? content?.['multipart/form-data'];
  return media?.schema && typeOf(media.schema, 'schemas');
}

/** The body of a success: JSON, a file as `Blob`, `undefined` without one. */
function responseOf({ responses }: Json): string {
  const types = Object.entries(responses ?? {})
    .filter(([status]) => Number(status) < 400)
    .map(([, { content }]) => {
      if (!content) return 'undefined';
      const json = content['application/json'];
      if (json) return typeOf(json.schema ?? {}, 'schemas');
      return content['text/event-stream'] ? "'stream'" : 'Blob';
    });
  return [...new Set(types)].join(' | ');
}

/** `local` inside the file with the schemas. */
type Place = 'local' | 'schemas';

/** The TypeScript type of a JSON Schema. */
function typeOf(schema: Json, place: Place): string {
  const { $ref, anyOf, oneOf, enum: values, type } = schema as Readonly<Record<string, unknown>>;
  if (typeof $ref === 'string') {
    const name = $ref.slice($ref.lastIndexOf('/') + 1);
    return place === 'local' ? name : `schemas.${name}`;
  }
  if ('const' in schema) return JSON.stringify(schema.const);
  if (Array.isArray(values)) return union(values.map((value) => JSON.stringify(value)));
  const some = anyOf ?? oneOf;
  if (Array.isArray(some)) return union(some.map((one: Json) => typeOf(one, place)));
  if (Array.isArray(type)) {
    return union(
      type.map((one: string) => typeOf({ ...schema, type: one } as unknown as Json, place)),
    );
  }
  switch (type) {
    case 'string':
      return String(schema.format) === 'binary' ? 'Blob' : 'string';
    case 'integer':
    case 'number':
      return 'number';
    case 'boolean':
    case 'null':
      return type;
    case 'array':
      return arrayOf(schema, place);
    case 'object':
      return objectOf(schema, place);
    default:
      return 'unknown';
  }
}

function arrayOf({ items, prefixItems }: Json, place: Place): string {
  if (Array.isArray(prefixItems)) {
    return `readonly [${prefixItems.map((one: Json) => typeOf(one, place)).join(', ')}]`;
  }
  return `readonly (${typeOf(items ?? {}, place)})[]`;
}

function objectOf(schema: Json, place: Place): string {
  const { properties, additionalProperties } = schema;
  const required = new Set((schema.required ?? []) as unknown as readonly string[]);
  const lines = Object.entries(properties ?? {}).map(
    ([name, one]) =>
      `${JSON.stringify(name)}${required.has(name) ? '' : '?'}: ${typeOf(one, place)}`,
  );
  const isOpen =
    additionalProperties !== undefined && Object(additionalProperties) === additionalProperties;
  if (lines.length > 0) return `{ ${lines.join('; ')} }`;
  return `Record<string, ${isOpen ? typeOf(additionalProperties, place) : isFalse(additionalProperties) ? 'never' : 'unknown'}>`;
}

function isFalse(value: unknown): boolean {
  return value === false;
}

function union(types: readonly string[]): string {
  return [...new Set(types)].join(' | ') || 'never';
}

function pascal(words: string): string {
  return words.replace(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase());
}
