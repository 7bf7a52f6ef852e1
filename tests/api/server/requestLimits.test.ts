import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startApp } from '../../support/startApp.ts';
import type { TestApp } from '../../support/testApp.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const json = { 'content-type': 'application/json' };
const publicCalls = [
  '/login',
  '/two-step-login',
  '/two-step-login/resend',
  '/oauth/registration',
  '/oauth/confirm-email/resend',
  '/oauth/forgot-password',
  '/oauth/reset-password',
];

/** An object with this many fields. */
function fields(count: number, keyOf: (at: number) => string) {
  return Object.fromEntries(Array.from({ length: count }, (_, at) => [keyOf(at), at % 10]));
}

describe('the response to a refused body', () => {
  test.each([
    ['999 unknown fields', fields(999, (at) => `k${at}`)],
    ['a long field name', fields(1, () => 'k'.repeat(10_000))],
    ['field names with control characters', fields(30, (at) => `${at}${'\u0001'.repeat(300)}`)],
    ['field names with a long common prefix', fields(30, (at) => `${'й'.repeat(200)}${at}`)],
    ['nested field names', { name: fields(999, (at) => `language ${at}`) }],
  ])('is short for %s', async (_name, body) => {
    for (const path of ['/offers', '/brands/order', '/login']) {
      const response = await app.admin.send(path.endsWith('order') ? 'PATCH' : 'POST', path, {
        json: body,
      });
      expect([413, 422]).toContain(response.status);
      expect(Buffer.byteLength(response.text)).toBeLessThan(10_000);
      expect(Object.values(response.errors).flat().length).toBeLessThanOrEqual(20);
      for (const name of Object.keys(response.errors)) expect(name.length).toBeLessThan(110);
    }
  });

  test('lists the first twenty problems', async () => {
    const response = await app.admin.post(
      '/brands',
      fields(30, (at) => `unknown_${at}`),
    );
    expect(Object.keys(response.errors)).toHaveLength(20);
  });
});

describe('a body of 60,000 fields', () => {
  const body = fields(60_000, (at) => `key${at}`);
  const raw = JSON.stringify(body);

  test('is refused before validation', async () => {
    const response = await app.admin.send('POST', '/offers', { headers: json, raw });
    expect(response.status).toBe(413);
    expect(response.body.code).toBe('too_large');
  });

  test.each([
    ['JSON of 60,000 fields', raw],
    ['the longest list', JSON.stringify({ name: Array(19_000).fill(0) })],
    ['the most fields', JSON.stringify(fields(1_000, (at) => `key${at}`))],
    ['the most quotes', JSON.stringify({ name: '"'.repeat(500_000) })],
  ])('takes little time for %s', async (_name, raw) => {
    const times: number[] = [];
    for (let time = 0; time < 10; time += 1) {
      const startedAt = process.cpuUsage();
      await app.admin.send('POST', '/offers', { headers: json, raw });
      const { user, system } = process.cpuUsage(startedAt);
      times.push((user + system) / 1_000);
    }
    // CPU time in ms, the least of ten, because a busy machine slows some of them.
    expect(Math.min(...times)).toBeLessThan(30);
  });

  test('is refused within a field of a form', async () => {
    const response = await app.admin.form('/offers', { name: body });
    expect(response.status).toBe(413);
  });

  test('is refused when the fields of a form together have more than 100,000 values', async () => {
    const list = Array(34_000).fill(0);
    const response = await app.admin.form('/offers', { name: list, prices: list, region: list });
    expect(response.status).toBe(413);
  });
});

describe.each(publicCalls)('the public call %s', (path) => {
  const long = 'x'.repeat(16_385);

  test('refuses JSON over 16 kB', async () => {
    expect((await app.anonymous.post(path, { email: long })).status).toBe(413);
  });

  test('refuses a form over 16 kB', async () => {
    expect((await app.anonymous.form(path, { email: long })).status).toBe(413);
    expect((await app.anonymous.form(path, { a: new File([long], 'a.txt') })).status).toBe(413);
  });
});

test('a Telegram update may exceed the body limit of public calls', async () => {
  const path = '/buzbot/channels/telegram/nobody-set-this-up';
  const response = await app.anonymous.post(path, { update_id: 1, text: 'x'.repeat(100_000) });
  expect(response.status).toBe(404);
});

test('a request to an unknown URL is refused without reading its body', async () => {
  for (const [path, status] of [
    ['/nonsense', 404],
    ['/init', 405],
  ] as const) {
    const response = await app.anonymous.send('POST', path, { headers: json, raw: '{"broken' });
    expect(response.status, path).toBe(status);
  }
});

test('an id longer than any path segment is 404', async () => {
  const id = '9'.repeat(5_000);
  expect((await app.admin.get(`/offers/${id}/show`)).status).toBe(404);
  expect((await app.admin.send('PUT', `/offers/${id}/show`)).status).toBe(404);
});

test('a bulk change that is null is refused', async () => {
  const brand = await app.make('brands');
  const response = await app.admin.send('PATCH', `/brands/${brand.id}`, {
    headers: json,
    raw: 'null',
  });
  expect(response.status).toBe(422);
  expect((await app.admin.send('PATCH', '/profile', { headers: json, raw: 'null' })).status).toBe(
    422,
  );
});
