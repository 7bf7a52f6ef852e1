import type { BaseQueryFn } from '@reduxjs/toolkit/query';
import type { LanguageCode } from '@rentyard/contract/languages';
import type { ErrorBody } from '@rentyard/contract/schema/errorBody';
import type { ApiFailure } from './failure.ts';
import { type Ignored, type StatusAction, statusActionOf } from './statusActions.ts';

/** What calls need of the app. Given to the store, so that stories and tests bring their own. */
export interface ApiServices {
  readonly fetch: typeof fetch;
  /** Sends a body and tells how much of it went out, which `fetch` cannot; without it nothing is told. */
  readonly upload?: UploadRequest;
  readonly token: () => string | null;
  readonly language: () => LanguageCode;
  /** Does what the error catalogue says. `token` is the one that the failed call carried. */
  readonly act: (action: StatusAction, failure: ApiFailure, token: string | null) => void;
  /**
   * Waits while somebody signs in again over values that would be lost. True when a call that was refused with
   * the token may be sent once more.
   */
  readonly signedInAgain: (token: string) => Promise<boolean>;
  /** Hears after every call whether the server answered. */
  readonly onReachabilityChange: (isReached: boolean) => void;
}

/** Like `fetch`; `onProgress` takes the share of the body that was sent, 0 to 1. */
export type UploadRequest = (
  url: string,
  init: RequestInit,
  onProgress: (share: number) => void,
) => Promise<Response>;

export interface ApiRequest {
  /** Below `/api/v1`, with its query: `offers?page=1`. */
  readonly path: string;
  readonly method?: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Sent as JSON, or as it is when it is a form. */
  readonly body?: unknown;
  readonly idempotencyKey?: string;
  /** Sent to the end even when the page is closed meanwhile. */
  readonly keepalive?: boolean;
  /** Language of the answer's texts; that of the page when not given. */
  readonly language?: LanguageCode;
  /** Hears the share of the body that was sent, 0 to 1. */
  readonly onProgress?: (share: number) => void;
  /** Takes a good answer that is no JSON: a file. */
  readonly take?: (answer: Response) => Promise<unknown>;
}

/** `extraOptions` of an endpoint. */
export interface EndpointOptions {
  /** Statuses that whoever calls takes care of: all but 401, unless the endpoint says otherwise. */
  readonly ignored?: Ignored;
}

/**
 * For the list or the record that a page is about. The page shows itself that the server may yet answer, with a
 * retry; every other failure leads to an error page.
 */
export const pageContent: EndpointOptions = { ignored: [429, 500, 502, 503, 504] };

/** What an answer says besides its body. */
export interface ApiMeta {
  /** 201 for something new, 200 for something that was there. */
  readonly status: number;
}

type Query = BaseQueryFn<ApiRequest, unknown, ApiFailure, EndpointOptions, ApiMeta>;

const apiRoot = '/api/v1/';

/** No answer, or one of a proxy or a server that cannot answer now (P-BOOT-7). */
const unreachableStatuses: readonly number[] = [0, 502, 503, 504];

/**
 * Makes one call, keeps what is known of a failure and lets the error catalogue act on it. A call that a
 * session ended under goes on after the sign-in, where one is offered over a form (P-AUTH-7).
 */
export const baseQuery: Query = async (request, calling, options) => {
  const { signal, extra } = calling;
  const services = extra as ApiServices;
  const token = services.token();
  const result = await send(request, token, services, signal);
  if ('data' in result) {
    services.onReachabilityChange(true);
    return result;
  }
  if (signal.aborted) return result;
  services.onReachabilityChange(!unreachableStatuses.includes(result.error.status));
  const action = statusActionOf(result.error, options?.ignored ?? 'all');
  if (action) services.act(action, result.error, token);
  const mayGoOn =
    result.error.status === 401 && token !== null && (await services.signedInAgain(token));
  return mayGoOn && !signal.aborted ? baseQuery(request, calling, options) : result;
};

type Sent = { readonly data: unknown; readonly meta: ApiMeta } | { readonly error: ApiFailure };

async function send(
  request: ApiRequest,
  token: string | null,
  services: ApiServices,
  signal: AbortSignal,
): Promise<Sent> {
  let response: Response;
  try {
    const init = {
      method: request.method ?? 'GET',
      headers: headersOf(request, token, services),
      body: bodyOf(request.body),
      ...(request.keepalive && { keepalive: true }),
      signal,
    };
    response =
      request.onProgress && services.upload
        ? await services.upload(apiRoot + request.path, init, request.onProgress)
        : await services.fetch(apiRoot + request.path, init);
  } catch {
    return { error: { status: 0, code: 'unreached', message: '', requestId: '' } };
  }
  const take = response.ok && request.take;
  const body = await (take ? take(response) : response.json()).catch(() => undefined);
  if (response.ok) return { data: body ?? null, meta: { status: response.status } };
  return { error: failureOf(response, body) };
}

function headersOf(
  { body, idempotencyKey, language }: ApiRequest,
  token: string | null,
  services: ApiServices,
): Record<string, string> {
  return {
    accept: 'application/json',
    'x-localization': language ?? services.language(),
    ...(token && { authorization: `Bearer ${token}` }),
    ...(body !== undefined &&
      !(body instanceof FormData) && { 'content-type': 'application/json' }),
    ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
  };
}

function bodyOf(body: unknown): BodyInit | undefined {
  if (body === undefined || body instanceof FormData) return body;
  return JSON.stringify(body);
}

type FailureBody = Partial<ErrorBody> & { readonly redirect?: string };

function failureOf(response: Response, body: FailureBody | undefined): ApiFailure {
  return {
    status: response.status,
    message: body?.message ?? '',
    code: body?.code ?? 'unreadable',
    requestId: body?.request_id ?? response.headers.get('x-request-id') ?? '',
    errors: body?.errors,
    current: body?.data,
    baseVersion: body?.base_version,
    uses: body?.uses,
    redirect: body?.redirect,
  };
}
