import type * as z from 'zod/mini';
import type { Permission } from '../../permissions.ts';

export type Schema<Output = unknown, Input = unknown> = z.ZodMiniType<Output, Input>;

/**
 * Who may call a route: users with a permission, anybody (`public`), any signed-in user, or admins
 * only (`admin`: no permission allows it).
 */
export type RoutePermission = Permission | 'public' | 'signed-in' | 'admin';

/** Error statuses that a call declares. Those of the protocol follow from its other properties. */
export type ErrorStatus = 403 | 404 | 405 | 409 | 422;

/** A page of a list: `{ "data": [...], "meta": {...} }`. */
export interface PageResponse<Row extends Schema = Schema> {
  readonly kind: 'page';
  readonly row: Row;
}

/** A JSON body without the envelope `data`. */
export interface BareResponse<Body extends Schema = Schema> {
  readonly kind: 'bare';
  readonly body: Body;
}

/** A response that is not JSON of the usual envelope. */
export type OtherResponse =
  | { readonly kind: 'empty' }
  | BareResponse
  /** A file with one of these media types. */
  | { readonly kind: 'file'; readonly mediaTypes: readonly string[] }
  /** Server-sent events; the description lists them. */
  | { readonly kind: 'stream'; readonly description: string };

/** The response of a call. A plain schema is that of its `data`. */
export type ResponseSpec = Schema | PageResponse | OtherResponse;

/** A call of the API. The server, its documentation and the client derive from it. */
export interface Route<
  Path extends string = string,
  Permission extends RoutePermission = RoutePermission,
  Params extends z.ZodMiniObject = z.ZodMiniObject,
  Query extends Schema = Schema,
  Body extends Schema = Schema,
  Response extends ResponseSpec = ResponseSpec,
  Method extends RouteMethod = RouteMethod,
  Status extends SuccessStatus = SuccessStatus,
> {
  readonly method: Method;
  /** Below `/api/v1`. */
  readonly path: Path;
  readonly permission: Permission;
  /** Path parameters that are not record ids. */
  readonly params?: Params;
  /** Without it, the call accepts no query parameters. */
  readonly query?: Query;
  /** Without it, the call ignores its body. */
  readonly body?: Body;
  /** Defaults to JSON. */
  readonly bodyType?: 'json-or-form' | 'form';
  /** Maximum body size in bytes, if it differs from the server's default. */
  readonly bodyLimit?: number;
  /** Plain-text fields of a form. The others are JSON. For bodies that are not drafts. */
  readonly formTexts?: readonly string[];
  readonly response: Response;
  /** Status of success; defaults to 200. */
  readonly status?: Status | readonly Status[];
  readonly errors: readonly ErrorStatus[];
  /** The call accepts an `Idempotency-Key`. */
  readonly isIdempotent?: true;
  /** The call accepts `If-Match`. */
  readonly isVersioned?: true;
  /** The call computes what another call would do, and changes nothing. */
  readonly isPreview?: true;
  /** The call takes seconds: a client that accepts `text/event-stream` receives its progress before the response. */
  readonly hasProgress?: true;
  /** The call changes what is not worth a review: a claim, a lock. See `isProposable`. */
  readonly isNeverProposed?: true;
  /** For a call of any signed-in user: API keys may make it too. */
  readonly isForApiKeys?: true;
  readonly summary: string;
  /** Section of the documentation. */
  readonly tag: string;
}

type RouteMethod = 'GET' | 'POST' | 'PATCH' | 'DELETE';
type SuccessStatus = 200 | 201 | 202 | 204 | 302;

/** Declares a call. Preserves its literal types. */
// @__NO_SIDE_EFFECTS__
export function route<
  const Path extends `/${string}`,
  const Permission extends RoutePermission,
  Response extends ResponseSpec,
  Params extends z.ZodMiniObject = z.ZodMiniObject<Record<never, never>>,
  Query extends Schema = Schema<unknown>,
  Body extends Schema = Schema<unknown>,
  const Method extends RouteMethod = RouteMethod,
  const Status extends SuccessStatus = 200,
>(
  declaration: Route<Path, Permission, Params, Query, Body, Response, Method, Status>,
): Route<Path, Permission, Params, Query, Body, Response, Method, Status> {
  return declaration;
}

type ParamNames<Path> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

/** The path parameters: ids, unless `params` declares others. */
export type ParamsOf<R> =
  R extends Route<infer Path, RoutePermission, infer Params>
    ? {
        readonly [Name in ParamNames<Path>]: Name extends keyof Params['shape']
          ? z.output<Params['shape'][Name]>
          : number;
      }
    : never;

export type QueryOf<R> =
  R extends Route<string, RoutePermission, z.ZodMiniObject, infer Query> ? z.output<Query> : never;

/**
 * The query that a client may send: numbers, ids and choices as values, everything else as text.
 */
export type QueryInputOf<R> =
  R extends Route<string, RoutePermission, z.ZodMiniObject, infer Query>
    ? Sent<z.input<Query>, z.output<Query>>
    : never;

type Sent<Input, Output> = unknown extends Output
  ? Input
  : string extends keyof Input
    ? Input
    : { readonly [Name in RequiredKey<Input>]: SentAs<Input[Name], Output, Name> } & {
        readonly [Name in Exclude<keyof Input, RequiredKey<Input>>]?: SentAs<
          Input[Name],
          Output,
          Name
        >;
      };

type RequiredKey<Input> = {
  [Name in keyof Input]-?: undefined extends Input[Name] ? never : Name;
}[keyof Input];

type SentAs<Input, Output, Name> = Name extends keyof Output
  ? Output[Name] extends string | number | readonly number[] | undefined
    ? Output[Name]
    : Input
  : never;

export type BodyOf<R> =
  R extends Route<string, RoutePermission, z.ZodMiniObject, Schema, infer Body>
    ? z.output<Body>
    : never;

/** The body that a client may send. */
export type BodyInputOf<R> =
  R extends Route<string, RoutePermission, z.ZodMiniObject, Schema, infer Body>
    ? ReadonlyDeep<z.input<Body>>
    : never;

/** The read-only output type of a schema. */
export type TypeOf<S extends Schema> = ReadonlyDeep<z.output<S>>;

export type ReadonlyDeep<T> = T extends readonly (infer _)[]
  ? { readonly [K in keyof T]: ReadonlyDeep<T[K]> }
  : T extends object
    ? { readonly [K in keyof T]: ReadonlyDeep<T[K]> }
    : T;
