import { afterAll, describe, expect, test } from 'vitest';
import type { Client } from '../support/client.ts';
import { type Cluster, createDatabase, openCluster } from '../support/database/postgresCluster.ts';
import {
  type BuiltServer,
  passwords,
  removeDataDir,
  startBuiltServer,
} from '../support/processes/builtServer.ts';
import type { WireRecord } from '../support/wire.ts';
import { countOf, expectAllStored, noWrites, writeUntilRefused } from './writers.ts';

/** How often each database is killed. `npm run faults -- --cycles 30` sets more. */
const cycles = Number(process.env.FAULT_CYCLES ?? 4);

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
  test(`every acknowledged write survives kill -9 (${cycles} times)`, {
    timeout: 60_000 + cycles * 30_000,
  }, async () => {
    const env = { ...(await environment()), SEED: 'demo' };
    let server = await startBuiltServer({ env });
    const acknowledged = noWrites();
    try {
      for (let cycle = 1; cycle <= cycles; cycle += 1) {
        const client = await signedIn(server);
        const draft = await draftLikeTheFirst(client);
        const writers = writeUntilRefused({ client, draft, cycle, acknowledged });
        // Kills after another number of writes in every cycle, so at another moment of a write.
        const enough = countOf(acknowledged) + 20 + ((cycle * 7) % 10);
        const written = expect
          .poll(() => countOf(acknowledged), {
            message: `acknowledged writes of cycle ${cycle}`,
            timeout: 60_000,
            interval: 10,
          })
          .toBeGreaterThan(enough);
        // A writer that fails ends the test at once.
        await Promise.race([written, writers]);
        await server.end('SIGKILL');
        await writers;
        server = await startBuiltServer({ dataDir: server.dataDir, env });
        await expectAllStored(await signedIn(server), acknowledged);
      }
    } finally {
      await server.end('SIGKILL');
      removeDataDir(server);
    }
  });
});

async function signedIn({ client }: BuiltServer): Promise<Client> {
  const response = await client.post('/login', {
    email: 'admin@rentyard.test',
    password: passwords.admin,
    remember: true,
  });
  return client.as(response.data<{ token: string }>().token);
}

type Draft = Readonly<Record<string, unknown>>;

/** Fields that an active offer needs, copied from one of the demo data. */
async function draftLikeTheFirst(client: Client): Promise<Draft> {
  const query = { per_page: 1, sort: 'code', 'filter[status]': 'active' };
  const [row] = (await client.get('/offers', query)).data<WireRecord[]>();
  const offer = (await client.get(`/offers/${row?.id}/edit`)).data<WireRecord>();
  const { category, type, name, currency, region, project, prices } = offer;
  return { category, type, name, currency, region, project, prices };
}
