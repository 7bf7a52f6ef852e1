import { hash, verify } from '@node-rs/argon2';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { ApiResponse } from '../../../../tests/support/client.ts';
import { accounts, startApp } from '../../../../tests/support/startApp.ts';
import type { TestApp } from '../../../../tests/support/testApp.ts';

vi.mock('@node-rs/argon2', { spy: true });

const hour = 3_600_000;

let app: TestApp;
let count = 0;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());
// Mails to one address are limited.
beforeEach(() => app.clock.advance(2 * hour));

const calls: Readonly<Record<string, (email: string, from: string) => Promise<ApiResponse>>> = {
  'the sign-in': (email, from) =>
    app.anonymous.post('/login', { email, password: 'not the password' }, { from }),
  'a forgotten password': (email, from) =>
    app.anonymous.post('/oauth/forgot-password', { email }, { from }),
  registration: (email, from) =>
    app.anonymous.post(
      '/oauth/registration',
      { first_name: 'Ana', last_name: 'Rusu', email, password: 'Nineteen-tonne-loader' },
      { from },
    ),
  'another confirmation': (email, from) =>
    app.anonymous.post('/oauth/confirm-email/resend', { email }, { from }),
};

/** The response to an address, and the hashes that it took: each takes 20 ms, all other work a few. */
async function answer(call: (typeof calls)[string], email: string) {
  vi.mocked(hash).mockClear();
  vi.mocked(verify).mockClear();
  count += 1;
  const { status, body } = await call(email, `10.8.${count % 200}.${count % 250}`);
  return {
    status,
    body: { ...body, request_id: '' },
    hashed: vi.mocked(hash).mock.calls.map(([, options]) => options),
    verified: vi.mocked(verify).mock.calls.map(([stored]) => costOf(stored)),
  };
}

/** `$argon2id$v=19$m=19456,t=2,p=1` without salt and hash. */
function costOf(stored: string | Uint8Array): string {
  return String(stored).split('$').slice(0, 4).join('$');
}

test.each(Object.entries(calls))(
  '%s gives a known and an unknown e-mail the same response after the same hashes',
  async (_, call) => {
    const known = await answer(call, accounts.editor.email);
    expect(await answer(call, `nobody-${count}@example.com`)).toEqual(known);
  },
);

test('a sign-in verifies one hash, whether the e-mail has an account or not', async () => {
  const signIn = calls['the sign-in'] as (typeof calls)[string];
  for (const email of [accounts.editor.email, 'nobody@example.com']) {
    expect((await answer(signIn, email)).verified).toHaveLength(1);
  }
});
