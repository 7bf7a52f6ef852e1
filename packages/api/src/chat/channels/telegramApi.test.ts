import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DestinationBusy, DestinationFailed } from '../../jobs/job.ts';
import { ChannelRefusal } from './channel.ts';
import { callTelegram } from './telegramApi.ts';

let response = { status: 200, headers: {}, body: '' };
const server = createServer((_request, reply) => {
  reply.writeHead(response.status, response.headers).end(response.body);
});
beforeAll(() => new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening)));
afterAll(() => server.close());

const call = () =>
  callTelegram(
    {
      token: '1:secret',
      apiUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      publicUrl: () => 'https://office.example.com',
    },
    { timeout: 2_000, method: (api) => api.sendMessage('5', 'Hello') },
  );

const refusal = (error_code: number, parameters = {}) =>
  JSON.stringify({ ok: false, error_code, description: 'No', parameters });

test.each([
  ['the pause that Telegram demands', 429, {}, refusal(429, { retry_after: 7 }), { seconds: 7 }],
  ['the pause that a proxy demands', 429, { 'retry-after': '9' }, 'Slow down', { seconds: 9 }],
  ['a usual pause without a time', 429, {}, '<html>', { seconds: 5 }],
])('a 429 is %s', async (_name, status, headers, body, error) => {
  response = { status, headers, body };
  await expect(call()).rejects.toThrow(DestinationBusy);
  await expect(call()).rejects.toMatchObject(error);
});

test.each([
  [403, refusal(403), 'blocked'],
  [403, '{"ok":false}', 'blocked'],
  [400, refusal(400), 'refused'],
])('a %i of Telegram is final: %s', async (status, body, failure) => {
  response = { status, headers: {}, body };
  await expect(call()).rejects.toThrow(ChannelRefusal);
  await expect(call()).rejects.toMatchObject({ failure });
});

test.each([
  [500, refusal(500)],
  [502, '{}'],
  [403, '<html>'],
  [200, 'nonsense'],
])('a %i with %s is tried again', async (status, body) => {
  response = { status, headers: {}, body };
  const error: unknown = await call().catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(DestinationFailed);
  expect(String(error)).not.toContain('secret');
});
