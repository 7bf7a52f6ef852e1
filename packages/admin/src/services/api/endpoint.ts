import type { LanguageCode } from '@rentyard/contract/languages';
import type { ResponseOf } from '@rentyard/contract/schema/routes/responses';
import type {
  BodyInputOf,
  ParamsOf,
  QueryInputOf,
  Route,
} from '@rentyard/contract/schema/routes/route';
import type { ApiFailure } from './failure.ts';
import type { RowProgress } from './readProgress.ts';
import type { Ignored, StatusAction } from './statusActions.ts';
import type { UploadRequest } from './uploadWithProgress.ts';

/**
 * The request and the response of a call, for an endpoint of RTK Query. The route is imported as a
 * type, so the bundle does not contain its schemas; method and path are checked against it.
 *
 *     job: build.query({ ...endpoint<typeof showJob>('GET /jobs/:id'), keepUnusedDataFor: 0 })
 */
export function endpoint<R extends Route>(target: TargetOf<R>): Endpoint<R> {
  return {
    query: (arg) => buildRequest<R>(target, arg),
    transformResponse: readData,
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
export function buildRequest<R extends Route>(target: TargetOf<R>, arg: ArgOf<R>): ApiRequest {
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
    body: hasFile(body) ? buildFormData(body) : body,
  };
}

/**
 * Extracts the data of an endpoint from a response body. A response with `meta` is returned whole.
 */
export function readData<Data>(body: unknown): Data {
  const response = body as { readonly data: Data; readonly meta?: unknown } | null;
  return (response?.meta === undefined ? (response?.data ?? null) : response) as Data;
}

function hasFile(body: unknown): body is Readonly<Record<string, unknown>> {
  const values = typeof body === 'object' ? Object.values(body ?? {}) : [];
  return values.some((value) => value instanceof Blob);
}

function buildFormData(body: Readonly<Record<string, unknown>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) {
    if (value instanceof Blob || typeof value === 'string') form.set(name, value);
    else if (value !== undefined) form.set(name, JSON.stringify(value));
  }
  return form;
}

/** Functions of the app that calls use. Stories and tests provide their own. */
export interface ApiServices {
  readonly fetch: typeof fetch;
  /**
   * Sends a body and reports upload progress, which `fetch` cannot. Without it there is no
   * progress.
   */
  readonly upload?: UploadRequest;
  readonly token: () => string | null;
  readonly language: () => LanguageCode;
  /** Runs the action of the error catalogue. `token` is that of the failed call. */
  readonly act: (action: StatusAction, failure: ApiFailure, token: string | null) => void;
  /**
   * Waits for a sign-in over unsaved values. True when a call that was refused with the token may
   * be sent again.
   */
  readonly signedInAgain: (token: string) => Promise<boolean>;
  /** Called after every call with whether the server responded. */
  readonly onReachabilityChange: (isReached: boolean) => void;
}

export interface ApiRequest {
  /** Below `/api/v1`, with its query: `offers?page=1`. */
  readonly path: string;
  readonly method?: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Sent as JSON, or unchanged when it is a form. */
  readonly body?: unknown;
  readonly idempotencyKey?: string;
  /** Sent to the end even when the page is closed. */
  readonly keepalive?: boolean;
  /** Language of the texts in the response; that of the page by default. */
  readonly language?: LanguageCode;
  /** Receives the share of the body that was sent, 0 to 1. */
  readonly onProgress?: (share: number) => void;
  /** Receives how many rows the server has processed. For a call that declares `hasProgress`. */
  readonly onRows?: (progress: RowProgress) => void;
  /** Reads a successful response that is not JSON, such as a file. */
  readonly take?: (response: Response) => Promise<unknown>;
}

/** `extraOptions` of an endpoint. */
export interface EndpointOptions {
  /** Statuses that the caller handles: by default all but 401. */
  readonly ignored?: Ignored;
}

/**
 * For the list or the record that a page shows. The page itself shows retryable failures with a
 * retry button; every other failure leads to an error page.
 */
export const pageContent: EndpointOptions = { ignored: [429, 500, 502, 503, 504] };

/** Metadata of a response. */
export interface ApiMeta {
  /** 201 for a created record, 200 for an existing one. */
  readonly status: number;
}
