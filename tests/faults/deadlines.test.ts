import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Client } from '../support/client.ts';
import { type Cluster, createDatabase, openCluster } from '../support/database/postgresCluster.ts';
import {
  type BuiltServer,
  passwords,
  removeDataDir,
  startBuiltServer,
} from '../support/processes/builtServer.ts';
import { startTcpProxy, type TcpProxy } from '../support/servers/tcpProxy.ts';

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

test('requests get 503 while the database is frozen, and succeed after its return', async () => {
  const create = (name: string) => admin.post('/countries', { name });
  expect((await list(1)).status).toBe(200);
  proxy.freeze();
  const responses = await Promise.all([
    list(2),
    create('Nowhere'),
    admin.patch('/profile', { language: 'pl' }),
    product.client.post('/login', { email: 'admin@rentyard.test', password: passwords.admin }),
    ...Array.from({ length: 20 }, (_, at) => list(3 + at)),
  ]);
  for (const response of responses) {
    expect(response.status).toBe(503);
    expect(response.headers['retry-after']).toMatch(/^\d+$/);
  }
  proxy.thaw();
  let page = 100;
  await expect
    .poll(async () => (await list(page++)).status, {
      message: 'status of a list after the database is back',
      timeout: 60_000,
    })
    .toBe(200);
});

test('a statement on a half-open connection fails while other requests succeed', async () => {
  for (const { silence } of proxy.connections) silence();
  // At most as many as the pool has connections; requests with a new connection succeed.
  const responses = await Promise.all(Array.from({ length: 4 }, (_, at) => list(200 + at)));
  for (const response of responses) expect([200, 503]).toContain(response.status);
  expect((await list(300)).status).toBe(200);
});
