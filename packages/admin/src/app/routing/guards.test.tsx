import type { Profile } from '@rentyard/contract/entities/account/account';
import type { LoaderFunctionArgs } from 'react-router';
import { expect, test, vi } from 'vitest';
import type { ApiServices } from '../../services/api/endpoint.ts';
import { selectUser } from '../../services/session/session.ts';
import { handleFailedCall } from '../handleFailedCall.ts';
import { createStore } from '../store/store.ts';
import { publicPage, returnAddress, signedInOnly, signedOutOnly } from './guards.ts';

const person = { id: 1, is_admin: true, permissions: [], preferences: {} } as unknown as Profile;

function storeOf(user: Profile | null) {
  // This test sends no requests.
  const services = {} as ApiServices;
  return createStore({ services, session: { token: user && 'token', user } });
}

async function redirectOf(guard: ReturnType<typeof signedInOnly>, path: string) {
  const request = new Request(new URL(path, location.origin));
  const response = await guard({ request } as LoaderFunctionArgs);
  return response?.headers.get('location') ?? 'here';
}

test.each([
  ['nobody', null, '/en/auth/login?from=%2Foffers%2Fpage%2F2%3Fsort%3Dcode'],
  ['somebody', person, 'here'],
  [
    'somebody with an expired password',
    { ...person, password_expired: true },
    '/en/auth/password-expired?from=%2Foffers%2Fpage%2F2%3Fsort%3Dcode',
  ],
])('a page that needs credentials redirects %s', async (_, user, to) => {
  const path = '/en/offers/page/2?sort=code';
  expect(await redirectOf(signedInOnly(storeOf(user)), path)).toBe(to);
});

test('the login form redirects a signed-in user to the requested page', async () => {
  const guard = (user: Profile | null) => signedOutOnly(storeOf(user), []);
  expect(await redirectOf(guard(null), '/ro/auth/login')).toBe('here');
  expect(await redirectOf(guard(person), '/ro/auth/login')).toBe('/ro/projects/page/1');
  expect(await redirectOf(guard(person), '/ro/auth/login?from=%2Fbrands%2Fpage%2F1')).toBe(
    '/ro/brands/page/1',
  );
});

test('an error page renders immediately, and its frame shows the user after their data has loaded', async () => {
  let response = (_: Response) => {};
  const coming = new Promise<Response>((resolve) => {
    response = resolve;
  });
  const services: ApiServices = {
    fetch: () => coming,
    token: () => 'token',
    language: () => 'en',
    act: () => {},
    signedInAgain: async () => false,
    onReachabilityChange: () => {},
  };
  const store = createStore({ services, session: { token: 'token', user: null } });
  expect(await redirectOf(publicPage(store), '/en/error/403')).toBe('here');
  expect(selectUser(store.getState())).toBeNull();
  response(Response.json({ data: person }));
  await vi.waitFor(() => expect(selectUser(store.getState())).toEqual(person), 20_000);
});

test('a return address never leads to another host or back to the sign-in', () => {
  for (const from of ['//evil.example', '/\\evil.example', 'https://evil.example', '/auth/login'])
    expect(returnAddress(from)).toBeUndefined();
});

test('redirects to the password page once when several calls fail because of an expired password', () => {
  history.replaceState(null, '', '/ru/brands/page/1');
  const opened: string[] = [];
  const act = handleFailedCall({
    store: () => storeOf(person),
    navigateTo: (path) => {
      opened.push(path);
      history.replaceState(null, '', path);
    },
  });
  const failure = { status: 403, code: 'password_expired', message: '', requestId: '' } as const;
  for (const _ of ['list', 'counters']) act({ kind: 'new-password' }, failure, 'token');
  expect(opened).toEqual(['/ru/auth/password-expired?from=%2Fbrands%2Fpage%2F1']);
});
