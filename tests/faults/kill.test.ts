import { afterAll, describe, expect, test } from 'vitest';
import {
  type BuiltServer,
  passwords,
  removeDataDir,
  startBuiltServer,
} from '../support/builtServer.ts';
import type { Client } from '../support/client.ts';
import { type Cluster, createDatabase, openCluster } from '../support/postgresCluster.ts';
import type { Page, WireRecord } from '../support/wire.ts';

/** How often each database is killed. `npm run faults -- --cycles 30` asks for more. */
const cycles = Number(process.env.FAULT_CYCLES ?? 3);

let cluster: Cluster | undefined;
afterAll(() => cluster?.stop());

const databases = [
  { kind: 'PGlite', environment: async () => ({}) },
  {
    kind: 'PostgreSQL',
    environment: async () => {
      cluster ??= await openCluster();
      return { DATABASE_URL: await createDatabase(cluster.url) };
    },
  },
];

describe.each(databases)('on $kind', ({ environment }) => {
  test(`every acknowledged offer survives kill -9 (${cycles} times)`, {
    timeout: 60_000 + cycles * 30_000,
  }, async () => {
    const env = { ...(await environment()), SEED: 'demo' };
    let server = await startBuiltServer({ env });
    const acknowledged = new Set<string>();
    try {
      for (let cycle = 1; cycle <= cycles; cycle += 1) {
        const draft = await draftLikeTheFirst(await signedIn(server));
        const writers = createUntilRefused(await signedIn(server), draft, cycle, acknowledged);
        await moreThan(acknowledged, acknowledged.size + 20);
        // Another moment of a write in every cycle.
        await new Promise((resolve) => setTimeout(resolve, (cycle * 37) % 100));
        await server.end('SIGKILL');
        await writers;
        const killed = Date.now();
        server = await startBuiltServer({ dataDir: server.dataDir, env });
        expect(Date.now() - killed).toBeLessThan(10_000);
        await expectAllThere(await signedIn(server), acknowledged);
      }
    } finally {
      await server.end('SIGKILL');
      removeDataDir(server);
    }
  });
});

async function signedIn({ client }: BuiltServer): Promise<Client> {
  const answer = await client.post('/login', {
    email: 'admin@rentyard.test',
    password: passwords.admin,
    remember: true,
  });
  return client.as(answer.data<{ token: string }>().token);
}

type Draft = Readonly<Record<string, unknown>>;

/** What an offer needs, taken from one that the demo data holds. */
async function draftLikeTheFirst(client: Client): Promise<Draft> {
  const [row] = (await client.get('/offers', { per_page: 1, sort: 'code' })).data<WireRecord[]>();
  const offer = (await client.get(`/offers/${row?.id}/edit`)).data<WireRecord>();
  const { category, type, name, currency, region, project, prices } = offer;
  return { category, type, name, currency, region, project, prices };
}

/** Creates offers over four connections until the server no longer answers. */
async function createUntilRefused(
  client: Client,
  draft: Draft,
  cycle: number,
  acknowledged: Set<string>,
): Promise<void> {
  const write = async (writer: number) => {
    for (let turn = 0; ; turn += 1) {
      const code = `F-${cycle}-${writer}-${turn}`;
      const answer = await client.post('/offers', { ...draft, code, alias: code.toLowerCase() });
      if (answer.status !== 201) throw new Error(`${answer.status} ${answer.text}`);
      acknowledged.add(code);
    }
  };
  const writers = await Promise.allSettled([0, 1, 2, 3].map(write));
  for (const writer of writers) {
    // The connection breaks when the server dies. Anything else is a finding.
    if (writer.status === 'rejected' && !(writer.reason instanceof TypeError)) throw writer.reason;
  }
}

async function moreThan(acknowledged: ReadonlySet<string>, count: number): Promise<void> {
  const deadline = Date.now() + 20_000;
  while (acknowledged.size <= count) {
    if (Date.now() > deadline)
      throw new Error(`Only ${acknowledged.size} offers were taken in 20 s.`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

async function expectAllThere(client: Client, acknowledged: ReadonlySet<string>): Promise<void> {
  const found: string[] = [];
  for (let page = 1; ; page += 1) {
    const query = { 'filter[code][contains]': 'F-', page, per_page: 100, sort: 'id' };
    const { data, meta } = (await client.get('/offers', query)).body as unknown as Page;
    found.push(...data.map(({ code }) => String(code)));
    if (page >= meta.last_page) break;
  }
  expect([...acknowledged].filter((code) => !found.includes(code))).toEqual([]);
  expect(new Set(found).size).toBe(found.length);
}
