import { languageCodes } from '@rentyard/contract/languages';
import type { Resource } from '@rentyard/contract/resource';
import type { RouteOptions } from 'fastify';
import { type JsonSchema, type Operation, ref } from './operation.ts';
import { resourceSchemas } from './resourceOperations.ts';
import { sharedSchemas } from './sharedSchemas.ts';

export interface Described {
  readonly version: string;
  readonly routes: readonly RouteOptions[];
  /** Whose shapes the routes speak of. */
  readonly resources: readonly Resource[];
  /** Further shapes, by their names. */
  readonly schemas?: Readonly<Record<string, JsonSchema>>;
}

/** The OpenAPI 3.1 document of these routes. */
export function openApiDocument({ version, routes, resources, schemas }: Described): JsonSchema {
  const paths: Record<string, Record<string, JsonSchema>> = {};
  for (const route of routes) {
    for (const method of [route.method].flat()) {
      if (method === 'HEAD' || method === 'OPTIONS') continue;
      const path = route.url.replaceAll(/:(\w+)/g, '{$1}');
      paths[path] ??= {};
      paths[path][method.toLowerCase()] = operationJson(route, method);
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Rentyard',
      version,
      description:
        'The HTTP interface of the back office. Times are UTC; amounts are decimal text.',
    },
    servers: [{ url: '/' }],
    paths,
    components: {
      securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
      schemas: {
        ...sharedSchemas,
        ...schemas,
        ...Object.assign({}, ...resources.map((resource) => resourceSchemas(resource))),
      },
    },
  };
}

function operationJson(route: RouteOptions, method: string): JsonSchema {
  const { operation = undescribed, right } = route.config ?? {};
  return {
    operationId: operationId(method, route.url),
    summary: operation.summary,
    tags: [operation.tag],
    // Who may call it: a right, anybody, or whoever is signed in.
    'x-right': right,
    security: right === 'public' ? [] : [{ token: [] }],
    parameters: parameters(route.url, operation),
    ...(operation.body ? { requestBody: requestBody(operation.body) } : {}),
    responses: { ...answers(operation), ...refusals(route, operation) },
  };
}

const undescribed: Operation = { summary: '', tag: 'other', answers: { 200: {} } };

/** `GET /api/v1/offers/:id/show` -> `get_offers_id_show` */
function operationId(method: string, url: string): string {
  const words = url.replace('/api/v1', '').split(/\W+/).filter(Boolean);
  return [method.toLowerCase(), ...words].join('_');
}

function parameters(url: string, operation: Operation): readonly JsonSchema[] {
  const inPath = [...url.matchAll(/:(\w+)/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    schema: operation.path?.[name] ?? { type: 'integer', minimum: 1 },
  }));
  const inQuery = (operation.query ?? []).map((parameter) => ({
    ...parameter,
    in: 'query',
    required: parameter.name === '_method',
  }));
  const headers = [
    header('x-localization', 'Language of texts and messages.', {
      type: 'string',
      enum: languageCodes,
    }),
    ...(operation.isIdempotent
      ? [
          header(
            'Idempotency-Key',
            'The same key and request get the first answer again for 24 hours.',
          ),
        ]
      : []),
    ...(operation.stream === undefined
      ? []
      : [header('Last-Event-ID', 'The id of the last event that was heard.')]),
    ...(operation.isVersioned
      ? [header('If-Match', 'The version that the save started from.')]
      : []),
  ];
  return [...inPath, ...inQuery, ...headers];
}

function header(name: string, description: string, schema: JsonSchema = { type: 'string' }) {
  return { name, in: 'header', required: false, description, schema };
}

function requestBody({ schema, isForm }: NonNullable<Operation['body']>): JsonSchema {
  return {
    required: true,
    content: {
      ...(isForm === 'only' ? {} : { 'application/json': { schema } }),
      ...(isForm ? { 'multipart/form-data': { schema } } : {}),
    },
  };
}

function answers(operation: Operation): JsonSchema {
  if (operation.stream !== undefined) {
    const content = { 'text/event-stream': { schema: { type: 'string' } } };
    return { 200: { description: operation.stream, content } };
  }
  if (operation.files) return { 200: fileAnswer(operation.files) };
  return Object.fromEntries(
    Object.entries(operation.answers).map(([status, schema]) => [
      status,
      schema === null
        ? { description: 'Done.' }
        : { description: 'Done.', content: { 'application/json': { schema } } },
    ]),
  );
}

function fileAnswer(mediaTypes: readonly string[]): JsonSchema {
  const schema = { type: 'string', format: 'binary' };
  return {
    description: 'A file.',
    content: Object.fromEntries(mediaTypes.map((mediaType) => [mediaType, { schema }])),
  };
}

const descriptions: Readonly<Record<number, string>> = {
  400: 'The request cannot be read.',
  401: 'Nobody is signed in.',
  403: 'The right is missing.',
  404: 'There is no such record.',
  405: 'The method is not one of this address.',
  409: 'Saved meanwhile, in use, or a key used twice.',
  413: 'Too large.',
  415: 'A kind of content that is not taken.',
  422: 'Values need correction.',
  429: 'Too many requests.',
  500: 'A fault of the server.',
  503: 'The database is away.',
  507: 'No space left.',
};

/** Open to anybody, or to anybody who is signed in: no right can be missing. */
function isOpen(right: unknown): boolean {
  return right === 'public' || right === 'signed-in';
}

function refusals(route: RouteOptions, operation: Operation): JsonSchema {
  const statuses = [
    400,
    ...(route.config?.right === 'public' ? [] : [401]),
    ...(isOpen(route.config?.right) ? [] : [403]),
    ...(route.url.includes(':') ? [404] : []),
    ...(operation.body ? [413, 415] : []),
    422,
    ...(operation.refusals ?? []),
    ...[429, 500, 503, 507],
  ];
  const content = { 'application/json': { schema: ref('Error') } };
  return Object.fromEntries(
    [...new Set(statuses)].map((status) => [
      status,
      { description: descriptions[status], content },
    ]),
  );
}
