import { ConnectionError, readError } from './errors.ts';

/** What a client needs to know. */
export interface ClientOptions {
  /** The origin of the installation: `https://office.example.com`. */
  readonly url: string;
  /** The secret of an API key, or a function that reads it. Without one only public calls work. */
  readonly key?: string | (() => string | Promise<string>);
  /** Language of texts and messages: `en`, `ru`, `ua`, `ro`, `tr` or `pl`. */
  readonly language?: string;
  /** How often a request is repeated; 4 by default. */
  readonly retries?: number;
  /** Time of one attempt, in ms; 30,000 by default. */
  readonly timeout?: number;
  /** Replaces the global `fetch`. */
  readonly fetch?: typeof fetch;
  /** Waits between attempts; replaced by tests. */
  readonly sleep?: (milliseconds: number, signal?: AbortSignal) => Promise<void>;
}

/** The parts of a request. */
export interface Request {
  /** `GET /offers/{id}/show` */
  readonly name: string;
  readonly params?: Readonly<Record<string, unknown>> | undefined;
  readonly query?: Readonly<Record<string, unknown>> | undefined;
  readonly body?: unknown;
  readonly signal?: AbortSignal | undefined;
  readonly language?: string | undefined;
  readonly idempotencyKey?: string | undefined;
  readonly headers?: Readonly<Record<string, string>>;
  /** The response is a stream, which may last. */
  readonly isStream?: boolean;
  /** The body of an attempt, if it differs from `body`. */
  readonly makeBody?: () => Promise<Pick<RequestInit, 'body'> & { readonly type?: string }>;
}

const firstDelay = 250;
const longestDelay = 30_000;

/**
 * Sends a request and repeats it after a lost connection, 429, and 502 to 504. A POST has an idempotency
 * key, so its repetition writes nothing twice. PATCH and DELETE are repeated only after 429, because
 * nobody knows whether a lost one was executed.
 * @throws {RentyardError | ConnectionError}
 */
export async function send(options: ClientOptions, request: Request): Promise<Response> {
  const { retries = 4, sleep: waitFor = sleep } = options;
  const [method = 'GET'] = request.name.split(' ');
  const isRepeatable = method === 'GET' || method === 'POST';
  const idempotencyKey =
    method === 'POST' ? (request.idempotencyKey ?? globalThis.crypto.randomUUID()) : undefined;
  for (let attempt = 0; ; attempt += 1) {
    const isLast = attempt >= retries;
    let delay = firstDelay * 2 ** attempt * (0.5 + Math.random() / 2);
    try {
      const response = await sendOnce(options, { ...request, idempotencyKey }, method);
      if (response.ok) return response;
      const isWorthIt =
        response.status === 429 || (isRepeatable && [502, 503, 504].includes(response.status));
      if (isLast || !isWorthIt) throw await readError(response);
      await response.body?.cancel();
      const wanted = Number(response.headers.get('retry-after'));
      if (wanted > 0) delay = Math.max(delay, 1_000 * wanted);
    } catch (error) {
      if (!(error instanceof ConnectionError) || isLast || !isRepeatable) throw error;
    }
    await waitFor(Math.min(delay, longestDelay), request.signal);
  }
}

async function sendOnce(
  options: ClientOptions,
  request: Request,
  method: string,
): Promise<Response> {
  const { url, key, language, timeout = 30_000, fetch: sendRequest = globalThis.fetch } = options;
  const secret = typeof key === 'function' ? await key() : key;
  const made = request.makeBody ? await request.makeBody() : plainBody(request.body);
  const { type, ...init } = made;
  const limit = AbortSignal.timeout(timeout);
  // The time of a stream is limited by its reader.
  const signals = [request.signal, request.isStream ? undefined : limit].filter(
    (one) => one !== undefined,
  );
  try {
    return await sendRequest(`${url.replace(/\/$/, '')}/api/v1${addressOf(request)}`, {
      method,
      ...init,
      signal: AbortSignal.any(signals),
      redirect: 'manual',
      headers: {
        accept: 'application/json',
        ...(secret === undefined ? {} : { authorization: `Bearer ${secret}` }),
        ...languageHeader(request.language ?? language),
        ...(type === undefined ? {} : { 'content-type': type }),
        ...(request.idempotencyKey === undefined
          ? {}
          : { 'idempotency-key': request.idempotencyKey }),
        ...request.headers,
      },
    });
  } catch (error) {
    // The caller has cancelled it.
    request.signal?.throwIfAborted();
    throw new ConnectionError(`No response from ${url}`, { cause: error });
  }
}

function languageHeader(language: string | undefined): Record<string, string> {
  return language === undefined ? {} : { 'x-localization': language };
}

function addressOf({ name, params = {}, query = {} }: Request): string {
  const [, template = ''] = name.split(' ');
  const path = template.replace(/\{(\w+)\}/g, (_, part: string) =>
    encodeURIComponent(String(params[part])),
  );
  const search = new URLSearchParams();
  for (const [parameter, value] of Object.entries(query)) {
    if (value !== undefined) search.set(parameter, String(value));
  }
  const text = search.toString();
  return text === '' ? path : `${path}?${text}`;
}

function plainBody(body: unknown): Pick<RequestInit, 'body'> & { readonly type?: string } {
  if (body === undefined) return {};
  return { body: JSON.stringify(body), type: 'application/json' };
}

/** Resolves after the time, and rejects when the signal aborts. */
export function sleep(milliseconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const timer = setTimeout(resolve, milliseconds);
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}
