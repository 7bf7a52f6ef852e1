import type { BaseQueryFn } from '@reduxjs/toolkit/query';
import type { LanguageCode } from '@rentyard/contract/languages';
import type { ErrorBody } from '@rentyard/contract/schema/errorBody';
import type { ApiFailure } from './failure.ts';
import { observedCall } from './observeCalls.ts';
import { type Ignored, type StatusAction, statusActionOf } from './statusActions.ts';

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

/** Like `fetch`; `onProgress` receives the share of the body that was sent, 0 to 1. */
export type UploadRequest = (
  url: string,
  init: RequestInit,
  onProgress: (share: number) => void,
) => Promise<Response>;

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

type Query = BaseQueryFn<ApiRequest, unknown, ApiFailure, EndpointOptions, ApiMeta>;

const apiRoot = '/api/v1/';

/** No response, or a response of a proxy or a server that is temporarily unavailable (P-BOOT-7). */
const unreachableStatuses: readonly number[] = [0, 502, 503, 504];

/**
 * Makes one call, normalises a failure and applies the error catalogue. A call refused because the
 * session ended is sent again after a sign-in over a form (P-AUTH-7).
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
  const { method = 'GET' } = request;
  const observed = observedCall(method, request.path);
  try {
    const init = {
      method,
      headers: {
        ...headersOf(request, token, services),
        ...(observed && { traceparent: observed.traceparent }),
      },
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
  } finally {
    observed?.end();
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
