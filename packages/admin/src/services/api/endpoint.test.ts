import { configureStore } from '@reduxjs/toolkit';
import type { readProfile } from '@rentyard/contract/entities/account/ownAccountRoutes';
import type { checkResetToken, signOut } from '@rentyard/contract/entities/account/signInRoutes';
import type { showBroadcast } from '@rentyard/contract/entities/chat/broadcastRoutes';
import type { reportRoomPresence } from '@rentyard/contract/entities/chat/roomRoutes';
import type { listJobRowsCall } from '@rentyard/contract/entities/job';
import type { claimReview } from '@rentyard/contract/entities/listing/review';
import type { uploadPhoto } from '@rentyard/contract/entities/photoRoutes';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { api } from './api.ts';
import { type ApiServices, type ArgOf, buildRequest, type DataOf, endpoint } from './endpoint.ts';

describe('request of a route', () => {
  it('fills in and encodes the path parameters', () => {
    expect(
      buildRequest<typeof checkResetToken>('GET /oauth/check-reset-token/:token', {
        params: { token: 'a/b c' },
      }),
    ).toMatchObject({ method: 'GET', path: 'oauth/check-reset-token/a%2Fb%20c' });
  });

  it('omits undefined query parameters', () => {
    const { path } = buildRequest<typeof listJobRowsCall>('GET /jobs/:id/rows', {
      params: { id: 7 },
      query: { page: 2, outcome: undefined },
    });
    expect(path).toBe('jobs/7/rows?page=2');
  });

  it('sends a body as JSON, or as a form when it contains a file', () => {
    const params = { id: 3 };
    const body = { state: 'typing' } as const;
    const target = 'POST /buzbot/rooms/:id/presence';
    expect(buildRequest<typeof reportRoomPresence>(target, { params, body }).body).toBe(body);
    const file = new File(['pixels'], 'crane.png');
    const request = buildRequest<typeof uploadPhoto>('POST /photos', { body: { file } });
    expect((request.body as FormData).get('file')).toEqual(file);
  });

  it('passes the request options on', () => {
    const options = { language: 'pl', idempotencyKey: 'once', keepalive: true } as const;
    expect(buildRequest<typeof readProfile>('GET /profile', options)).toMatchObject(options);
  });
});

describe('endpoint of a route', () => {
  it.each([
    ['the data of an envelope', { data: { id: 1 } }, { id: 1 }],
    ['a page with its meta', { data: [], meta: { total: 0 } }, { data: [], meta: { total: 0 } }],
    ['null of a response without a body', undefined, null],
  ])('returns %s', async (_, body, data) => {
    const injected = api.injectEndpoints({
      endpoints: (build) => ({
        declared: build.query(endpoint<typeof readProfile>('GET /profile')),
      }),
    });
    const store = configureStore({
      reducer: { [api.reducerPath]: api.reducer },
      middleware: (usual) =>
        usual({ thunk: { extraArgument: servicesOf(Response.json(body ?? null)) } }).concat(
          api.middleware,
        ),
    });
    const result = await store.dispatch(injected.endpoints.declared.initiate());
    expect(result.data).toEqual(data);
  });

  it('has the types of its route', () => {
    expectTypeOf<ArgOf<typeof showBroadcast>>().toHaveProperty('params');
    expectTypeOf<ArgOf<typeof showBroadcast>['params']>().toEqualTypeOf<{ readonly id: number }>();
    expectTypeOf<DataOf<typeof showBroadcast>['state']>().toExtend<string>();
    expectTypeOf<undefined>().toExtend<ArgOf<typeof readProfile>>();
    expectTypeOf<DataOf<typeof signOut>>().toEqualTypeOf<null>();
    expectTypeOf<null>().toExtend<DataOf<typeof claimReview>>();
  });

  it('does not compile with another route or argument', () => {
    // @ts-expect-error the declaration has another path
    endpoint<typeof showBroadcast>('GET /buzbot/broadcast/:id');
    // @ts-expect-error the declaration has another method
    endpoint<typeof showBroadcast>('POST /buzbot/broadcasts/:id');
    const { query } = endpoint<typeof reportRoomPresence>('POST /buzbot/rooms/:id/presence');
    // @ts-expect-error the body is missing
    query({ params: { id: 1 } });
    // @ts-expect-error the id is a number
    query({ params: { id: '1' }, body: { state: 'typing' } });
    // @ts-expect-error this state does not exist
    query({ params: { id: 1 }, body: { state: 'asleep' } });
  });
});

function servicesOf(response: Response): ApiServices {
  return {
    fetch: async () => response,
    token: () => null,
    language: () => 'en',
    act: () => undefined,
    signedInAgain: async () => false,
    onReachabilityChange: () => undefined,
  };
}
