import fc from 'fast-check';
import { sampleBody } from '../operations/sampleBody.ts';
import type { Options } from '../support/client.ts';
import { hostileValue } from '../support/data/hostileValues.ts';
import type { Document, Operation } from '../support/openapi.ts';

/** A request that no client of ours sends. */
export interface HostileRequest {
  readonly operation: Operation;
  /** How the body is wrong, for reports. */
  readonly name: string;
  readonly options: Options;
}

/**
 * The hostile requests of an operation: each kind of wrong body once, then `mutations` bodies that fit the schema
 * but for one random value. The same seed gives the same requests.
 */
export function hostileRequests(
  document: Document,
  operation: Operation,
  { mutations, seed }: { readonly mutations: number; readonly seed: number },
): readonly HostileRequest[] {
  const { described, method } = operation;
  if (method === 'GET') return queries(operation, mutations, seed);
  const content = described.requestBody?.content ?? {};
  const schema = content['application/json']?.schema;
  const sample = schema ? sampleBody(document, schema) : {};
  const valid = isObject(sample) ? sample : {};
  const fields = Object.keys(valid);
  const mutated = fc.sample(
    fc.tuple(fc.constantFrom(...(fields.length > 0 ? fields : ['name'])), hostileValue),
    { numRuns: mutations, seed },
  );
  return [
    ...Object.entries(wrongBodies).map(([name, options]) => ({ operation, name, options })),
    ...mutated.map(([field, value]) => ({
      operation,
      name: `${field} is ${JSON.stringify(value)?.slice(0, 40)}`,
      options: { json: { ...valid, [field]: value } },
    })),
  ];
}

function queries(operation: Operation, count: number, seed: number): readonly HostileRequest[] {
  const names = (operation.described.parameters ?? [])
    .filter((parameter) => parameter.in === 'query')
    .map(({ name }) => name);
  const keys = [...names, 'page', 'sort', 'search', 'filter[id]'];
  const sampled = fc.sample(fc.tuple(fc.constantFrom(...keys), hostileValue), {
    numRuns: count,
    seed,
  });
  return [
    {
      operation,
      name: '300 parameters',
      options: {
        query: Object.fromEntries(Array.from({ length: 300 }, (_, at) => [`filter[f${at}]`, 'x'])),
      },
    },
    ...sampled.map(([key, value]) => ({
      operation,
      name: `${key}=${String(value).slice(0, 40)}`,
      options: { query: { [key]: toQueryText(value) } },
    })),
  ];
}

function toQueryText(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  return text.slice(0, 2_000);
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const json = { 'content-type': 'application/json' };
const manyKeys = JSON.stringify(
  Object.fromEntries(Array.from({ length: 60_000 }, (_, at) => [`key${at}`, at])),
);

const wrongBodies: Readonly<Record<string, Options>> = {
  '60,000 unknown keys': { headers: json, raw: manyKeys },
  'a text of 1 MB': { json: { name: 'x'.repeat(1_000_000), email: 'x'.repeat(1_000) } },
  '200 levels': { headers: json, raw: `{"a":${'['.repeat(200)}${']'.repeat(200)}}` },
  'no JSON': { headers: json, raw: '{"name": ' },
  null: { headers: json, raw: 'null' },
  'a list': { headers: json, raw: `[${'1,'.repeat(50_000)}1]` },
  __proto__: { headers: json, raw: '{"__proto__":{"admin":true},"constructor":{"x":1}}' },
  '15,000 form fields': {
    headers: { 'content-type': 'multipart/form-data; boundary=b' },
    raw: `${'--b\r\ncontent-disposition: form-data; name="name"\r\n\r\nx\r\n'.repeat(15_000)}--b--`,
  },
  'another type': { headers: { 'content-type': 'text/html' }, raw: '<p>name</p>' },
};
