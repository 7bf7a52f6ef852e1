import { empty } from '@rentyard/contract/schema/routes/responses';
import { route } from '@rentyard/contract/schema/routes/route';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { handle } from '../handle.ts';
import { validatorCompiler } from '../validation.ts';
import { guardRoutes } from './permissions.ts';

const declaration = route({
  method: 'POST',
  path: '/cranes',
  permission: 'signed-in',
  response: empty,
  status: 204,
  errors: [422],
  summary: 'Order a crane',
  tag: 'cranes',
});

let app: FastifyInstance;
beforeEach(() => {
  app = Fastify();
  app.setValidatorCompiler(validatorCompiler);
  guardRoutes(app);
});
afterEach(() => app.close());

async function startWith(registerCalls: (api: FastifyInstance) => void): Promise<void> {
  await app.register(async (api) => registerCalls(api), { prefix: '/api/v1' });
  await app.ready();
}

describe('a server', () => {
  test('starts with a declared call', async () => {
    await startWith((api) => handle(api, declaration, async () => undefined));
  });

  test('starts with a page that is no call of the API', async () => {
    app.get('/docs', { config: { permission: 'public' } }, async () => 'Documentation');
    await startWith(() => undefined);
  });

  test('does not start with a bare Fastify route in the API', async () => {
    const start = startWith((api) =>
      api.get('/cranes', { config: { permission: 'public' } }, async () => []),
    );
    await expect(start).rejects.toThrow('GET /api/v1/cranes has no declaration');
  });

  test('does not start with a route without a permission', async () => {
    app.get('/cranes', async () => []);
    await expect(startWith(() => undefined)).rejects.toThrow('GET /cranes has no permission');
  });

  test('does not start with a declaration without a permission', async () => {
    const { permission: _, ...unguarded } = declaration;
    const start = startWith((api) =>
      handle(api, unguarded as typeof declaration, async () => undefined),
    );
    await expect(start).rejects.toThrow('POST /api/v1/cranes has no permission');
  });

  test('does not start with a declaration without errors', async () => {
    const start = startWith((api) =>
      handle(api, { ...declaration, errors: [] }, async () => undefined),
    );
    await expect(start).rejects.toThrow('POST /api/v1/cranes declares no errors');
  });
});
