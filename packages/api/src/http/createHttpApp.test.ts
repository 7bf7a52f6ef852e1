import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Failure } from '../errors/failures.ts';
import { announceDrain } from './createHttpApp.ts';

let app: FastifyInstance;
let isDraining: boolean;
beforeEach(() => {
  isDraining = false;
  app = Fastify();
  app.setErrorHandler((error: Failure, _request, reply) => reply.code(error.status).send());
  announceDrain(app, () => isDraining);
  for (const path of ['/readyz', '/offers']) app.get(path, async () => 'served');
});
afterEach(() => app.close());

test('a draining server is not ready, serves new requests, and closes each connection', async () => {
  isDraining = true;
  const readyz = await app.inject('/readyz');
  const offers = await app.inject('/offers');
  expect([readyz.statusCode, offers.statusCode]).toEqual([503, 200]);
  expect([readyz, offers].map(({ headers }) => headers.connection)).toEqual(['close', 'close']);
});

test('a server is ready and keeps connections open before it drains', async () => {
  const { statusCode, headers } = await app.inject('/readyz');
  expect(statusCode).toBe(200);
  expect(headers.connection).not.toBe('close');
});
