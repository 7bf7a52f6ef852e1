import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type BuiltServer,
  passwords,
  removeDataDir,
  startBuiltServer,
} from '../support/builtServer.ts';
import type { Client } from '../support/client.ts';
import { type Cluster, createDatabase, openCluster } from '../support/postgresCluster.ts';
import { startTcpProxy, type TcpProxy } from '../support/tcpProxy.ts';

let cluster: Cluster;
let proxy: TcpProxy;
let product: BuiltServer;
let admin: Client;

beforeAll(async () => {
  cluster = await openCluster();
  proxy = await startTcpProxy(await createDatabase(cluster.url));
  product = await startBuiltServer({ env: { SEED: 'none', DATABASE_URL: proxy.url } });
  const response = await product.client.post('/login', {
    email: 'admin@rentyard.test',
    password: passwords.admin,
  });
  admin = product.client.as(response.data<{ token: string }>().token);
});

afterAll(async () => {
  await product?.end('SIGKILL');
  if (product) removeDataDir(product);
  await proxy?.close();
  await cluster?.stop();
});

/** A different page each time, because a cached page needs no database. */
const list = (page: number) => admin.get('/brands', { page: String(page) });

async function timed<Result>(work: () => Promise<Result>): Promise<readonly [Result, number]> {
  const startedAt = performance.now();
  return [await work(), performance.now() - startedAt];
}

test('a frozen database leads to 503 within 6 s and is used within 5 s of its return', async () => {
  const create = (name: string) => admin.post('/countries', { name });
  expect((await list(1)).status).toBe(200);
  proxy.freeze();
  const responses = await Promise.all([
    timed(() => list(2)),
    timed(() => create('Nowhere')),
    timed(() => admin.patch('/profile', { language: 'pl' })),
    timed(() =>
      product.client.post('/login', { email: 'admin@rentyard.test', password: passwords.admin }),
    ),
    ...Array.from({ length: 20 }, (_, at) => timed(() => list(3 + at))),
  ]);
  for (const [response, time] of responses) {
    expect(response.status).toBe(503);
    expect(response.headers['retry-after']).toMatch(/^\d+$/);
    expect(time).toBeLessThan(6_000);
  }
  proxy.thaw();
  const [, healing] = await timed(async () => {
    for (let page = 100; (await list(page)).status !== 200; page += 1);
  });
  expect(healing).toBeLessThan(5_000);
});

test('a statement on a half-open connection fails within 11 s while other requests succeed', async () => {
  for (const { silence } of proxy.connections) silence();
  // At most as many as the pool has connections; requests with a new connection succeed.
  const responses = await Promise.all(
    Array.from({ length: 4 }, (_, at) => timed(() => list(200 + at))),
  );
  for (const [response, time] of responses) {
    expect([200, 503]).toContain(response.status);
    expect(time).toBeLessThan(11_000);
  }
  expect((await list(300)).status).toBe(200);
});
