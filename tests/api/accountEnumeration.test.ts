import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ApiResponse } from '../support/client.ts';
import { accounts, startApp } from '../support/startApp.ts';
import type { TestApp } from '../support/testApp.ts';

const hour = 3_600_000;
/** Maximum difference in ms between the medians of known and unknown e-mails. */
const maxDifference = 25;
const rounds = 9;

let app: TestApp;
let count = 0;
beforeAll(async () => {
  app = await startApp();
  // The first calls load and compile code, so they are not measured.
  for (const call of Object.values(calls)) await call('warm-up@example.com', '10.9.9.9');
});
afterAll(() => app.close());
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

const median = (values: readonly number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

describe.each(Object.entries(calls))('%s', (_, call) => {
  const timed = async (email: string) => {
    count += 1;
    const from = `10.8.${count % 200}.${count % 250}`;
    const startedAt = performance.now();
    const response = await call(email, from);
    return { response, took: performance.now() - startedAt };
  };

  // A busy machine may delay one round, but not every round.
  test('does not reveal whether an e-mail has an account', { retry: 3 }, async () => {
    app.clock.advance(2 * hour);
    const known: number[] = [];
    const unknown: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const one = await timed(accounts.editor.email);
      const other = await timed(`nobody-${count}@example.com`);
      expect(other.response.status).toBe(one.response.status);
      expect({ ...other.response.body, request_id: '' }).toEqual({
        ...one.response.body,
        request_id: '',
      });
      known.push(one.took);
      unknown.push(other.took);
    }
    expect(Math.abs(median(known) - median(unknown))).toBeLessThan(maxDifference);
  });
});
