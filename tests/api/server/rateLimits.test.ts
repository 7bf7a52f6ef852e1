import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ApiResponse, Client } from '../../support/client.ts';
import { startApp } from '../../support/startApp.ts';
import type { TestApp } from '../../support/testApp.ts';

const limits = { person: 100, key: 100, address: 100 };
let app: TestApp;
beforeAll(async () => {
  app = await startApp({ requestLimits: limits });
});
afterAll(() => app.close());

/** The number of calls before the first refused one, and its response. */
async function callsUntilRefused(call: () => Promise<ApiResponse>) {
  for (let passed = 0; passed < 1_000; passed += 1) {
    const response = await call();
    if (response.status === 429) return { passed, response };
  }
  throw new Error('No call was refused.');
}

/** The next minute, with empty counters. */
const nextMinute = () => app.clock.advance(61_000);

describe('a user', () => {
  let editor: Client;
  beforeAll(async () => {
    editor = await app.signInAs('editor');
  });

  test('gets Retry-After past the limit, from any address', async () => {
    const { passed, response } = await callsUntilRefused(() => editor.get('/brands'));
    // Counters are stored while later requests are already served.
    expect(passed).toBeGreaterThanOrEqual(limits.person);
    expect(passed).toBeLessThan(limits.person * 2);
    expect(response.body.code).toBe('too_many_requests');
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(response.headers['retry-after'])).toBeLessThanOrEqual(60);
    expect((await editor.get('/brands', {}, { from: '10.9.8.7' })).status).toBe(429);
    const russian = await editor.get('/brands', {}, { language: 'ru' });
    expect(russian.body.message).toMatch(/Слишком много запросов/);
  });

  test('does not use the limit of other users', async () => {
    expect((await app.admin.get('/brands')).status).toBe(200);
    expect((await app.anonymous.get('/init')).status).toBe(200);
  });

  test('can continue in the next minute', async () => {
    nextMinute();
    expect((await editor.get('/brands')).status).toBe(200);
  });
});

describe('an address without a session', () => {
  let last = 0;
  /** A new address for each test. */
  const newAddress = () => {
    last += 1;
    return `203.0.113.${last}`;
  };

  test('has a limit', async () => {
    const from = newAddress();
    const { passed } = await callsUntilRefused(() => app.anonymous.get('/init', {}, { from }));
    expect(passed).toBeGreaterThanOrEqual(limits.address);
    expect((await app.anonymous.get('/init', {}, { from: newAddress() })).status).toBe(200);
  });

  test.each([
    [401, (client: Client, from: string) => client.get('/brands', {}, { from })],
    [404, (client: Client, from: string) => client.get('/nonsense', {}, { from })],
    [
      413,
      (client: Client, from: string) =>
        client.post('/login', { email: 'x'.repeat(20_000) }, { from }),
    ],
    [422, (client: Client, from: string) => client.post('/login', { unknown: 1 }, { from })],
  ])('reaches the limit earlier with calls that are refused with %d', async (status, call) => {
    const from = newAddress();
    expect((await call(app.anonymous, from)).status).toBe(status);
    const { passed } = await callsUntilRefused(() => call(app.anonymous, from));
    expect(passed).toBeLessThan(limits.address / 2);
  });

  test('can still request probes and files past the limit', async () => {
    const from = newAddress();
    await callsUntilRefused(() => app.anonymous.get('/nonsense', {}, { from }));
    for (const path of ['//healthz', '//readyz']) {
      expect((await app.anonymous.get(path, {}, { from })).status, path).toBe(200);
    }
    expect((await app.anonymous.get('//media/00/gone.webp', {}, { from })).status).toBe(404);
  });
});

test('attempts to guess a reset link are limited', async () => {
  const generous = await startApp();
  try {
    const path = `/oauth/check-reset-token/${'x'.repeat(43)}`;
    const { passed } = await callsUntilRefused(() => generous.anonymous.get(path));
    expect(passed).toBe(100);
  } finally {
    await generous.close();
  }
});

test('a limit of 0 disables the limiter', async () => {
  const open = await startApp({ requestLimits: { person: 0, key: 0, address: 0 } });
  try {
    for (let time = 0; time < 200; time += 1) {
      expect((await open.anonymous.get('/nonsense')).status).toBe(404);
    }
  } finally {
    await open.close();
  }
});
