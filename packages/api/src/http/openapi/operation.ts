/** A schema in JSON Schema 2020-12, as OpenAPI 3.1 takes it. */
export interface JsonSchema {
  readonly [keyword: string]: unknown;
}

/** What a route says of itself in the OpenAPI document; path, method and right are read off the route. */
export interface Operation {
  readonly summary: string;
  /** The heading it stands under. */
  readonly tag: string;
  /** Schemas of the parts of the path that are not ids. */
  readonly path?: Readonly<Record<string, JsonSchema>>;
  readonly query?: readonly QueryParameter[];
  readonly body?: RequestBody;
  /** Status and `data` of success. */
  readonly answers: Answers;
  /** The answer is a stream of server-sent events: which ones, in words. */
  readonly stream?: string;
  /** The answer of 200 is a file of one of these media types. */
  readonly files?: readonly string[];
  /** Statuses of refusals beside those that every route of its kind has. */
  readonly refusals?: readonly number[];
  /** Takes an `Idempotency-Key`. */
  readonly isIdempotent?: boolean;
  /** Takes `If-Match`. */
  readonly isVersioned?: boolean;
}

export interface QueryParameter {
  readonly name: string;
  readonly description: string;
  readonly schema: JsonSchema;
}

export interface RequestBody {
  readonly schema: JsonSchema;
  /** May be sent as a form too, or only so. */
  readonly isForm?: boolean | 'only';
}

/** Schema of the whole body by status; null for an answer without one. */
export type Answers = Readonly<Record<number, JsonSchema | null>>;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Describes the route in `GET /api/v1/openapi.json`. */
    operation?: Operation;
  }
}

export function ref(name: string): JsonSchema {
  return { $ref: `#/components/schemas/${name}` };
}

/** `{ "data": ... }` */
export function dataOf(data: JsonSchema): JsonSchema {
  return { type: 'object', required: ['data'], properties: { data }, additionalProperties: false };
}

/** A page of a list. */
export function pageOf(row: JsonSchema): JsonSchema {
  return {
    type: 'object',
    required: ['data', 'meta'],
    properties: { data: { type: 'array', items: row }, meta: ref('ListMeta') },
    additionalProperties: false,
  };
}
