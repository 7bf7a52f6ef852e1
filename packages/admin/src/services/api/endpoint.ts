import type {
  BodyInputOf,
  ParamsOf,
  QueryInputOf,
  ResponseOf,
  Route,
} from '@rentyard/contract/schema/route';
import type { ApiRequest } from './baseQuery.ts';

/**
 * The request and the response of a call, for an endpoint of RTK Query. The route is imported as a
 * type, so the bundle does not contain its schemas; method and path are checked against it.
 *
 *     job: build.query({ ...endpoint<typeof showJob>('GET /jobs/:id'), keepUnusedDataFor: 0 })
 */
export function endpoint<R extends Route>(target: TargetOf<R>): Endpoint<R> {
  return {
    query: (arg) => requestOf<R>(target, arg),
    transformResponse: dataOf,
  };
}

interface Endpoint<R extends Route> {
  readonly query: (arg: ArgOf<R>) => ApiRequest;
  readonly transformResponse: (body: unknown) => DataOf<R>;
}

type TargetOf<R extends Route> = `${R['method']} ${R['path']}`;

type RequestOptions = Pick<ApiRequest, 'language' | 'idempotencyKey' | 'keepalive' | 'onProgress'>;

/** The parts of a request as its handler on the server receives them, and how it is sent. */
type RequestParts<R extends Route> = Part<'params', ParamsOf<R>> &
  Part<'query', QueryInputOf<R>> &
  Part<'body', BodyInputOf<R>> &
  RequestOptions;

/** A part without required properties may be left out. */
type Part<Name extends string, Value> = unknown extends Value
  ? unknown
  : Record<never, never> extends Value
    ? { readonly [N in Name]?: Value }
    : { readonly [N in Name]: Value };

/** The argument of an endpoint. A call without required parts may go without one. */
export type ArgOf<R extends Route> =
  Record<never, never> extends RequestParts<R> ? Optional<RequestParts<R>, void> : RequestParts<R>;

type Optional<Arg, Nothing> = Arg | Nothing;

/**
 * The data of an endpoint: `data` of the response, or a page with its `meta`; null for a response
 * without a body.
 */
export type DataOf<R extends Route> =
  | (undefined extends ResponseOf<R> ? null : ResponseOf<R>)
  | (204 extends StatusOf<R['status']> ? null : never);

type StatusOf<Status> = Status extends readonly (infer One)[] ? One : Status;

interface RequestArgument extends RequestOptions {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}

/** The request of a call, for infinite queries and functions that send several. */
export function requestOf<R extends Route>(target: TargetOf<R>, arg: ArgOf<R>): ApiRequest {
  const { params = {}, query = {}, body, ...options }: RequestArgument = arg ?? {};
  const [method, template = ''] = target.split(' ');
  const path = template
    .slice(1)
    .replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) search.set(name, String(value));
  }
  return {
    ...options,
    method: method as ApiRequest['method'],
    path: search.size > 0 ? `${path}?${search}` : path,
    body: hasFile(body) ? formOf(body) : body,
  };
}

/**
 * Extracts the data of an endpoint from a response body. A response with `meta` is returned whole.
 */
export function dataOf<Data>(body: unknown): Data {
  const response = body as { readonly data: Data; readonly meta?: unknown } | null;
  return (response?.meta === undefined ? (response?.data ?? null) : response) as Data;
}

function hasFile(body: unknown): body is Readonly<Record<string, unknown>> {
  const values = typeof body === 'object' ? Object.values(body ?? {}) : [];
  return values.some((value) => value instanceof Blob);
}

function formOf(body: Readonly<Record<string, unknown>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) {
    if (value instanceof Blob || typeof value === 'string') form.set(name, value);
    else if (value !== undefined) form.set(name, JSON.stringify(value));
  }
  return form;
}
