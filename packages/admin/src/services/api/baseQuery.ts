import type { BaseQueryFn } from '@reduxjs/toolkit/query';
import type { ApiMeta, ApiRequest, ApiServices, EndpointOptions } from './endpoint.ts';
import { type ApiFailure, isProposal, parseFailure } from './failure.ts';
import { observedCall } from './observeCalls.ts';
import { findStatusAction } from './statusActions.ts';

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
  const action = findStatusAction(result.error, options?.ignored ?? 'all');
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
  const { method = 'GET', body } = request;
  const observed = observedCall(method, request.path);
  try {
    const init = {
      method,
      headers: {
        ...buildHeaders(request, token, services),
        ...(observed && { traceparent: observed.traceparent }),
      },
      body: body === undefined || body instanceof FormData ? body : JSON.stringify(body),
      ...(request.keepalive && { keepalive: true }),
      signal,
    };
    response =
      request.onProgress && services.upload
        ? await services.upload(apiRoot + request.path, init, request.onProgress)
        : await services.fetch(apiRoot + request.path, init);
    if (request.onRows && isEventStream(response)) {
      const { readProgress } = await import('./readProgress.ts');
      response = await readProgress(response, request.onRows);
    }
  } catch {
    return { error: { status: 0, code: 'unreached', message: '', requestId: '' } };
  } finally {
    observed?.end();
  }
  const take = response.ok && request.take;
  const received = await (take ? take(response) : response.json()).catch(() => undefined);
  // A caller that expects a record or a job receives none.
  if (response.status === 202 && isProposal((received as { data?: unknown } | undefined)?.data)) {
    return { error: { status: 202, code: 'proposed', message: '', requestId: '' } };
  }
  if (response.ok) return { data: received ?? null, meta: { status: response.status } };
  return { error: parseFailure(response, received) };
}

function isEventStream({ headers }: Response): boolean {
  return headers.get('content-type')?.startsWith('text/event-stream') ?? false;
}

function buildHeaders(
  { body, idempotencyKey, language, onRows }: ApiRequest,
  token: string | null,
  services: ApiServices,
): Record<string, string> {
  return {
    accept: onRows ? 'text/event-stream, application/json' : 'application/json',
    'x-localization': language ?? services.language(),
    ...(token && { authorization: `Bearer ${token}` }),
    ...(body !== undefined &&
      !(body instanceof FormData) && { 'content-type': 'application/json' }),
    ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
  };
}
