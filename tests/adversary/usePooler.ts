import { createDatabase, openCluster } from '../support/database/postgresCluster.ts';
import {
  type BuiltServer,
  exitOf,
  passwords,
  removeDataDir,
  spawnServer,
  startBuiltServer,
} from '../support/processes/builtServer.ts';
import { hasPooler, startPooler } from '../support/servers/pooler.ts';
import type { WireRecord } from '../support/wire.ts';
import { newRecord, type Recording, send } from './recording.ts';

/** Two processes serve behind a pooler in transaction mode, and none starts without a direct address. */
export async function usePooler(): Promise<Recording> {
  const record = newRecord('pooler');
  if (!hasPooler) {
    record.faults.push('PgBouncer is missing: install the package pgbouncer');
    return record;
  }
  const cluster = await openCluster();
  const direct = await createDatabase(cluster.url);
  const pooler = await startPooler(direct);
  const servers: BuiltServer[] = [];
  try {
    await refuseWithoutDirectAddress(record, pooler.url);
    const env = {
      SEED: 'none',
      LOG_LEVEL: 'fatal',
      APP_SECRET: 'the-same-secret-for-both-processes-0001',
      RATE_LIMIT_PERSON: '0',
      DATABASE_URL: pooler.url,
      DATABASE_DIRECT_URL: direct,
    };
    for (let count = 0; count < 2; count += 1) servers.push(await startBuiltServer({ env }));
    await readAndWrite(record, servers);
  } finally {
    for (const server of servers) {
      await server.end('SIGKILL');
      removeDataDir(server);
    }
    await pooler.close();
    await cluster.stop();
  }
  return record;
}

async function refuseWithoutDirectAddress(record: Recording, url: string): Promise<void> {
  const server = await spawnServer({ env: { SEED: 'none', DATABASE_URL: url } });
  const code = await exitOf(server);
  removeDataDir(server);
  const lines = server.output().trim().split('\n');
  if (code === 1 && lines.length === 1 && lines[0]?.includes('DATABASE_DIRECT_URL')) return;
  record.faults.push(`without a direct address the server exits with ${code}: ${lines.join(' ')}`);
}

/** Repeats statements until each of them would have a name, on connections that take turns. */
async function readAndWrite(record: Recording, servers: readonly BuiltServer[]): Promise<void> {
  const [first] = servers as [BuiltServer];
  const pair = { email: 'admin@rentyard.test', password: passwords.admin };
  const { token } = (await first.client.post('/login', pair)).data<{ token: string }>();
  const admins = servers.map(({ client }) => client.as(token));
  for (let round = 0; round < 20; round += 1) {
    await Promise.all(
      admins.flatMap((admin, at) => [
        ...Array.from({ length: 8 }, (_, page) =>
          send(record, 'a list', () => admin.get('/brands', { page: page + 1 })),
        ),
        send(record, 'a write', () => admin.post('/brands', draftOf(`pooled-${round}-${at}`))),
      ]),
    );
  }
  const made = await admins[0]?.post('/brands', draftOf('pooled-last'));
  const { id } = made?.data<WireRecord>() ?? { id: 0 };
  const read = await send(record, 'a read', async () => {
    return (await admins[1]?.get(`/brands/${id}/show`)) as NonNullable<typeof made>;
  });
  if (read?.status !== 200) record.faults.push(`the other process answered ${read?.status}`);
}

function draftOf(code: string) {
  return { name: `Brand ${code}`, code, alias: code };
}
