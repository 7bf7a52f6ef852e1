import type { Json, WireProblem } from './wire.ts';

/** A request, independent of its transport. */
export interface Sent {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
  /** Remote address; only for injected requests. */
  readonly from?: string;
}

/** A response before it is parsed. */
export interface Received {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
  /** The raw body of files; only for injected requests. */
  readonly bytes?: Uint8Array;
}

/** Sends requests: into an app under test, or over HTTP to a running server. */
export type Transport = (sent: Sent) => Promise<Received>;

export type Query = Readonly<Record<string, string | number | readonly string[]>>;

/** Everything of a request except method and path. */
export interface Options {
  readonly query?: Query;
  /** Sent as JSON. */
  readonly json?: unknown;
  /** Sent as `multipart/form-data`; values other than text and files become JSON parts. */
  readonly form?: Readonly<Record<string, unknown>>;
  /** Sent unchanged; `headers` describe it. */
  readonly raw?: string | Buffer;
  readonly headers?: Readonly<Record<string, string>>;
  /** Value of `x-localization`. */
  readonly language?: string;
  /** Remote address. */
  readonly from?: string;
}

/** A response with helpers for tests. */
export class ApiResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
  readonly bytes: Uint8Array;

  constructor({ status, headers, text, bytes = new Uint8Array() }: Received) {
    this.status = status;
    this.headers = headers;
    this.text = text;
    this.bytes = bytes;
  }

  /** The parsed body. Throws the text when it is not JSON. */
  get body(): Json {
    try {
      return JSON.parse(this.text) as Json;
    } catch {
      throw new Error(`${this.status}: the body is not JSON: ${this.text.slice(0, 200)}`);
    }
  }

  /** `data` of the body; throws the response when it is an error. */
  data<Data>(): Data {
    if (this.status >= 400) throw new Error(`${this.status} ${this.text.slice(0, 1_000)}`);
    return this.body.data as Data;
  }

  /** Problems of a 422 by path. */
  get errors(): Readonly<Record<string, readonly WireProblem[]>> {
    return (this.body.errors ?? {}) as Readonly<Record<string, readonly WireProblem[]>>;
  }

  /** Failed rules by path: `{ 'name.en': ['required'] }`. */
  get rules(): Readonly<Record<string, readonly string[]>> {
    return Object.fromEntries(
      Object.entries(this.errors).map(([path, problems]) => [
        path,
        problems.map(({ rule }) => rule),
      ]),
    );
  }
}

/** An API client with or without a session. */
export class Client {
  private readonly transport: Transport;
  private readonly token: string | undefined;

  constructor(transport: Transport, token?: string) {
    this.transport = transport;
    this.token = token;
  }

  /** The same transport with another bearer token. */
  as(token: string | undefined): Client {
    return new Client(this.transport, token);
  }

  /** The authorization header, for requests without this client. */
  get credentials(): Readonly<Record<string, string>> {
    return this.token ? { authorization: `Bearer ${this.token}` } : {};
  }

  get(path: string, query?: Query, options?: Options): Promise<ApiResponse> {
    return this.send('GET', path, { ...options, ...(query ? { query } : {}) });
  }

  post(path: string, json?: unknown, options?: Options): Promise<ApiResponse> {
    return this.send('POST', path, { ...options, json });
  }

  patch(path: string, json?: unknown, options?: Options): Promise<ApiResponse> {
    return this.send('PATCH', path, { ...options, json });
  }

  delete(path: string, json?: unknown, options?: Options): Promise<ApiResponse> {
    return this.send('DELETE', path, { ...options, json });
  }

  form(
    path: string,
    form: Readonly<Record<string, unknown>>,
    options?: Options,
  ): Promise<ApiResponse> {
    return this.send('POST', path, { ...options, form });
  }

  /** Paths are relative to `/api/v1` unless they start with `//`, as in `//healthz`. */
  async send(method: string, path: string, options: Options = {}): Promise<ApiResponse> {
    const content = await contentOf(options);
    return new ApiResponse(
      await this.transport({
        method,
        path: addressOf(path, options.query),
        headers: {
          ...this.credentials,
          ...(options.language ? { 'x-localization': options.language } : {}),
          ...content.headers,
          ...options.headers,
        },
        ...(content.body === undefined ? {} : { body: content.body }),
        ...(options.from === undefined ? {} : { from: options.from }),
      }),
    );
  }
}

function addressOf(path: string, query: Query = {}): string {
  const base = path.startsWith('//') ? path.slice(1) : `/api/v1${path}`;
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const one of Array.isArray(value) ? value : [value]) parameters.append(name, String(one));
  }
  const text = parameters.toString();
  return text ? `${base}${base.includes('?') ? '&' : '?'}${text}` : base;
}

interface Content {
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
}

async function contentOf({ json, form, raw }: Options): Promise<Content> {
  if (form) {
    const encoded = new Response(formDataOf(form));
    return {
      headers: { 'content-type': encoded.headers.get('content-type') ?? '' },
      body: Buffer.from(await encoded.arrayBuffer()),
    };
  }
  if (raw !== undefined) return { headers: {}, body: raw };
  if (json === undefined) return { headers: {} };
  return { headers: { 'content-type': 'application/json' }, body: JSON.stringify(json) };
}

function formDataOf(form: Readonly<Record<string, unknown>>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(form)) {
    if (value instanceof Blob) data.append(name, value, nameOf(value));
    else if (value === null || value === undefined) data.append(name, '');
    else if (typeof value === 'object') data.append(name, JSON.stringify(value));
    else data.append(name, String(value));
  }
  return data;
}

function nameOf(blob: Blob): string {
  return blob instanceof File ? blob.name : 'photo.png';
}
