import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import { describe, expect, test } from 'vitest';
import { baseQuery } from './baseQuery.ts';
import { type ApiServices, type EndpointOptions, pageContent } from './endpoint.ts';

interface Call extends EndpointOptions {
  /** The responses in order; the last one repeats. */
  readonly responses: readonly { readonly status: number; readonly body?: object }[];
  readonly token?: string | null;
  readonly signedInAgain?: ApiServices['signedInAgain'];
}

/** Makes one call against a fake server. */
async function call({ responses, token = 'token', signedInAgain, ...options }: Call) {
  const acts: string[] = [];
  const sent: RequestInit[] = [];
  const reached: boolean[] = [];
  const services: ApiServices = {
    fetch: async (_, init) => {
      sent.push(init ?? {});
      const { status, body = {} } = responses[Math.min(sent.length, responses.length) - 1] ?? {
        status: 0,
      };
      if (status === 0) throw new TypeError('Failed to fetch');
      return Response.json({ message: 'Words of the server', ...body }, { status });
    },
    token: () => token,
    language: () => 'en',
    act: (action) => acts.push(action.kind === 'go' ? action.to : action.kind),
    signedInAgain: signedInAgain ?? (async () => false),
    onReachabilityChange: (isReached) => reached.push(isReached),
  };
  const api = { signal: new AbortController().signal, extra: services } as unknown as BaseQueryApi;
  const request = { path: 'brands', method: 'POST', body: {}, idempotencyKey: 'once' } as const;
  const result = await baseQuery(request, api, options);
  return { acts, sent, reached, result };
}

/**
 * The error catalogue (P-ERR-3) by status: the target for an endpoint that ignores nothing, for
 * page content, and for other endpoints.
 */
const catalogue = [
  [301, '/error/404', '/error/404', undefined],
  [303, '/offers/page/2', '/offers/page/2', undefined],
  [400, '/error/404', '/error/404', undefined],
  [401, 'sign-out', 'sign-out', 'sign-out'],
  [402, '/billings/overview', '/billings/overview', undefined],
  [
    403,
    '/error/403?message=Words%20of%20the%20server',
    '/error/403?message=Words%20of%20the%20server',
    undefined,
  ],
  [404, '/error/404', '/error/404', undefined],
  [405, '/error/404', '/error/404', undefined],
  [408, '/error/404', '/error/404', undefined],
  [409, '/error/unknown', '/error/unknown', undefined],
  [413, '/error/unknown', '/error/unknown', undefined],
  [422, '/error/404', '/error/404', undefined],
  [426, '/error/404', '/error/404', undefined],
  [428, '/error/unknown', '/error/unknown', undefined],
  [429, '/error/404', undefined, undefined],
  [500, '/error/500', undefined, undefined],
  [502, '/error/unknown', undefined, undefined],
  [503, '/error/unknown', undefined, undefined],
  [507, '/error/unknown', '/error/unknown', undefined],
  [0, undefined, undefined, undefined],
] as const;

describe.each(catalogue)('response with status %i', (status, strict, onPage, usual) => {
  const responses = [{ status, body: { redirect: '/offers/page/2' } }];

  test.each([
    ['an endpoint that ignores nothing', { ignored: [] }, strict],
    ['the content of a page', pageContent, onPage],
    ['any other endpoint', {}, usual],
  ] as const)('triggers the action for %s', async (_, options, to) => {
    const { acts, result } = await call({ responses, ...options });
    expect(acts).toEqual(to === undefined ? [] : [to]);
    expect(result.error).toMatchObject({ status });
  });
});

test('statuses that an endpoint ignores trigger no action', async () => {
  const ignored = [422, 409, 428, 500];
  for (const status of ignored) {
    expect((await call({ responses: [{ status }], ignored })).acts).toEqual([]);
  }
});

test('an expired password requires a new one, whatever the endpoint ignores', async () => {
  const responses = [{ status: 403, body: { code: 'password_expired' } }];
  expect((await call({ responses })).acts).toEqual(['new-password']);
});

test('the server counts as unreached without a response and on 502, 503 and 504', async () => {
  for (const status of [0, 502, 503, 504]) {
    expect((await call({ responses: [{ status }] })).reached).toEqual([false]);
  }
  for (const status of [200, 401, 409, 500]) {
    expect((await call({ responses: [{ status }] })).reached.at(-1)).toBe(true);
  }
});

test('a call refused by an ended session is repeated once after the sign-in, with the same idempotency key', async () => {
  const refusedTokens: string[] = [];
  const { result, sent } = await call({
    responses: [{ status: 401 }, { status: 201, body: { data: { id: 7 } } }],
    signedInAgain: async (token) => refusedTokens.push(token) > 0,
  });
  expect(refusedTokens).toEqual(['token']);
  expect(result.data).toMatchObject({ data: { id: 7 } });
  const keys = sent.map(({ headers }) => new Headers(headers).get('idempotency-key'));
  expect(keys).toEqual(['once', 'once']);
});

test('a call without a session does not wait for a sign-in', async () => {
  const { result, sent } = await call({
    responses: [{ status: 401 }],
    token: null,
    signedInAgain: () => Promise.reject(new Error('Nobody was signed in.')),
  });
  expect(result.error).toMatchObject({ status: 401 });
  expect(sent).toHaveLength(1);
});
