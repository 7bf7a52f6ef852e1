import type { Operations } from './generated/operations.ts';

/** A call by method and path: `GET /offers/{id}/show`. Event streams are read by `events`. */
export type CallName = {
  [Name in keyof Operations]: Operations[Name]['response'] extends 'stream' ? never : Name;
}[keyof Operations];

type Part<Name extends CallName, Key extends string> =
  Operations[Name] extends Record<Key, infer Value> ? Value : never;

/** Properties of a part that may be missing make the part optional. */
type PartOf<Name extends CallName, Key extends string> = [Part<Name, Key>] extends [never]
  ? { readonly [K in Key]?: undefined }
  : Record<never, never> extends Part<Name, Key>
    ? { readonly [K in Key]?: Part<Name, Key> }
    : { readonly [K in Key]: Part<Name, Key> };

/** How a call is sent. */
export interface CallOptions {
  readonly signal?: AbortSignal;
  /** Language of texts and messages; that of the client by default. */
  readonly language?: string;
  /** Makes a repeated POST one write, also from another process. Every POST has a random one by default. */
  readonly idempotencyKey?: string;
}

/** The parts of a request: `params` of the path, `query` and `body`. */
export type InputOf<Name extends CallName> = PartOf<Name, 'params'> &
  PartOf<Name, 'query'> &
  PartOf<Name, 'body'> &
  CallOptions;

/** The arguments after the name. A call without required parts may go without them. */
export type ArgumentsOf<Name extends CallName> =
  Record<never, never> extends InputOf<Name>
    ? readonly [input?: InputOf<Name>]
    : readonly [input: InputOf<Name>];

/** The response of a call: its JSON, a `Blob` of a file, or undefined. */
export type ResponseOf<Name extends CallName> = Operations[Name]['response'];

/** Calls with a page of rows. */
export type PageName = {
  [Name in CallName]: Operations[Name] extends {
    readonly query: { page?: number };
    readonly response: { data: readonly unknown[]; meta: unknown };
  }
    ? Name
    : never;
}[CallName];

/** A row of a page. */
export type RowOf<Name extends PageName> = Operations[Name]['response'] extends {
  data: readonly (infer Row)[];
}
  ? Row
  : never;

/** Calls that upload a file. */
export type UploadName = {
  [Name in CallName]: Part<Name, 'body'> extends Record<string, unknown>
    ? Blob extends Part<Name, 'body'>[keyof Part<Name, 'body'>]
      ? Name
      : never
    : never;
}[CallName];
