import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import type { Received, Sent } from './client.ts';
import type { Document, OperationObject } from './openapi.ts';

/** Compares one request and its response with the document and returns the difference, if any. */
export type Conformance = (sent: Sent, received: Received) => string | undefined;

const base = '/api/v1';

/** Compares responses with the OpenAPI document: undocumented statuses and bodies that violate their schema. */
export function conformanceTo(document: Document): Conformance {
  const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: false });
  ajv.addSchema(document, 'document');
  /** By schema: thousands of documented responses have about a hundred different schemas. */
  const validators = new Map<string, ValidateFunction>();
  const templates = Object.keys(document.paths).map((path) => ({ path, matches: matcherOf(path) }));

  const validatorOf = (schema: object, pointer: string): ValidateFunction => {
    const key = JSON.stringify(schema);
    const known = validators.get(key) ?? ajv.compile({ $ref: `document#${pointer}` });
    validators.set(key, known);
    return known;
  };

  return ({ method, path }, { status, headers, text }) => {
    const address = path.split('?')[0] ?? path;
    // Literal segments win over parameters: `/brands/list` is not `/brands/{id}`.
    const [found] = templates
      .filter((template) => template.matches.test(address))
      .sort((a, b) => placeholders(a.path) - placeholders(b.path));
    const verb = method.toLowerCase();
    const operation = found && document.paths[found.path]?.[verb];
    if (!found || !operation) return undefined;
    const where = `${method} ${found.path} -> ${status}`;
    const key = statusKey(operation, status);
    if (!key) return `${where}: the status is not documented`;
    const response = operation.responses[key];
    const [mediaType = ''] = (headers['content-type'] ?? '').split(';');
    if (mediaType !== 'application/json' && response?.content?.[mediaType]) return undefined;
    const schema = response?.content?.['application/json']?.schema;
    if (!schema || text === '') return undefined;
    const pointer = [
      'paths',
      found.path,
      verb,
      'responses',
      key,
      'content',
      'application/json',
      'schema',
    ];
    const validate = validatorOf(schema, `/${pointer.map(escaped).join('/')}`);
    if (validate(JSON.parse(text))) return undefined;
    return `${where}: ${ajv.errorsText(validate.errors)} in ${text.slice(0, 300)}`;
  };
}

function statusKey({ responses }: OperationObject, status: number): string | undefined {
  return [String(status), `${String(status)[0]}XX`, 'default'].find((key) => key in responses);
}

function matcherOf(path: string): RegExp {
  const full = path.startsWith(base) ? path : `${base}${path}`;
  return new RegExp(`^${full.replaceAll(/\{\w+\}/g, '[^/]+')}$`);
}

function placeholders(path: string): number {
  return path.split('{').length;
}

/** A key as a segment of a JSON pointer in a URI fragment. */
function escaped(key: string): string {
  return encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1'));
}
