import type { Job, JobRow } from '@rentyard/contract/entities/job';
import { afterAll, describe, expect, test } from 'vitest';
import type { Client } from '../support/client.ts';
import { type Cluster, createDatabase, openCluster } from '../support/database/postgresCluster.ts';
import {
  type BuiltServer,
  passwords,
  removeDataDir,
  startBuiltServer,
} from '../support/processes/builtServer.ts';
import type { Page, WireRecord } from '../support/wire.ts';

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
  test('a bulk change continues after a kill and changes each record once', {
    timeout: 120_000,
  }, async () => {
    const env = { ...(await environment()), SEED: 'demo' };
    let server = await startBuiltServer({ env });
    try {
      const before = await signedIn(server);
      const change = { filter: {}, change: { set: { address: 'Yard 7, Strada Calea Ieșilor' } } };
      const { id, total } = (await before.post('/offers/bulk', change)).data<Job>();
      await untilDone(before, id, 40);
      await server.end('SIGKILL');
      server = await startBuiltServer({ dataDir: server.dataDir, env });
      const after = await signedIn(server);
      const done = await untilDone(after, id, total ?? 0);
      expect(done.counts).toEqual({ done: total, skipped: 0, failed: 0 });
      const rows = await rowsOf(after, id, total ?? 0);
      expect(new Set(rows.map(({ record_id }) => record_id)).size).toBe(total);
      // One write each: the version is one higher, and the history has one entry for it.
      for (const { record_id } of [rows[0], rows[39], rows[40], rows.at(-1)].flatMap(
        (row) => row ?? [],
      )) {
        const path = `/offers/${record_id}/history`;
        const history = (await after.get(path)).data<readonly WireRecord[]>();
        expect(history.filter(({ action }) => action === 'update')).toHaveLength(1);
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

/** Waits until this many rows are done. */
async function untilDone(client: Client, id: number, count: number): Promise<Job> {
  let job: Job | undefined;
  await expect
    .poll(
      async () => {
        const response = await client.get(`/jobs/${id}`);
        // On a busy machine the database may respond too late, after which a client tries again.
        if (response.status !== 503) job = response.data<Job>();
        return job?.counts.done ?? 0;
      },
      { message: `rows of job ${id} that are done`, timeout: 100_000, interval: 10 },
    )
    .toBeGreaterThanOrEqual(count);
  return job as Job;
}

async function rowsOf(client: Client, id: number, total: number): Promise<readonly JobRow[]> {
  const rows: JobRow[] = [];
  for (let page = 1; rows.length < total; page += 1) {
    const response = await client.get(`/jobs/${id}/rows`, { page, per_page: 100 });
    const { data } = response.body as unknown as Page & { readonly data: readonly JobRow[] };
    if (data.length === 0) break;
    rows.push(...data);
  }
  return rows;
}
