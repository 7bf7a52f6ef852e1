import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import type { Client } from '../support/client.ts';
import {
  type Cluster,
  createDatabase,
  openCluster,
  openDurableCluster,
  openReplica,
} from '../support/database/postgresCluster.ts';
import { type BuiltServer, passwords, startBuiltServer } from '../support/processes/builtServer.ts';
import { runCommand } from '../support/processes/command.ts';
import type { Page, WireRecord } from '../support/wire.ts';

const scratch = mkdtempSync(join(tmpdir(), 'rentyard-drill-'));
let cluster: Cluster | undefined;
afterAll(async () => {
  await cluster?.stop();
  rmSync(scratch, { recursive: true, force: true });
});

const onPostgres = async () => {
  cluster ??= await openCluster();
  return { DATABASE_URL: await createDatabase(cluster.url) };
};
const embedded = async () => ({});

describe.each([
  { from: 'PGlite', into: 'PGlite', first: embedded, second: embedded },
  { from: 'PostgreSQL', into: 'PostgreSQL', first: onPostgres, second: onPostgres },
  { from: 'PGlite', into: 'PostgreSQL', first: embedded, second: onPostgres },
])('a backup from $from restored into $into', ({ from, into, first, second }) => {
  test('contains every record and picture of the running server', {
    timeout: 180_000,
  }, async () => {
    const env = { ...(await first()), SEED: 'demo' };
    const file = join(scratch, `${from}-${into}.tar.gz`);
    let server = await startBuiltServer({ dataDir: mkdtempSync(join(scratch, 'data-')), env });
    try {
      const writing = writeUntilStopped(await signedIn(server));
      await runCommand('backup', [file], { DATA_DIR: server.dataDir, ...env });
      expect(statSync(file).mode & 0o077).toBe(0);
      const acknowledged = await writing.stop();
      expect(acknowledged.length).toBeGreaterThan(0);
      const before = await seen(await signedIn(server));
      await server.end('SIGTERM');
      rmSync(server.dataDir, { recursive: true });

      const dataDir = join(scratch, `restored-${from}-${into}`);
      const target = { DATA_DIR: dataDir, ...(await second()) };
      expect(await runCommand('restore', [file], target)).toMatch(/restored and compared/);
      await expect(runCommand('restore', [file], target)).rejects.toThrow(
        /contains an installation/,
      );
      server = await startBuiltServer({ dataDir, env: { ...target, SEED: 'none' } });
      const after = await seen(await signedIn(server));
      // Brands were created during the backup: it has those from before its snapshot.
      expect({ ...after, brands: undefined }).toEqual({ ...before, brands: undefined });
      expect(before.brands).toEqual(expect.arrayContaining([...after.brands]));
    } finally {
      await server.end('SIGKILL');
    }
  });
});

test('a backup from a hot standby is restored', { timeout: 180_000 }, async () => {
  const primary = await openDurableCluster();
  let replica: Cluster | undefined;
  try {
    const url = await createDatabase(primary.url);
    const env = { DATABASE_URL: url, APP_SECRET: 'one secret of both databases', SEED: 'demo' };
    const server = await startBuiltServer({ dataDir: mkdtempSync(join(scratch, 'data-')), env });
    const before = await seen(await signedIn(server));
    await server.end('SIGTERM');
    replica = await openReplica(primary);
    const { port } = new URL(replica.url);
    const standby = { ...env, DATABASE_URL: Object.assign(new URL(url), { port }).href };
    const file = join(scratch, 'standby.tar.gz');
    await runCommand('backup', [file], { DATA_DIR: server.dataDir, ...standby });

    const dataDir = join(scratch, 'restored-standby');
    const target = { DATA_DIR: dataDir, ...env, DATABASE_URL: await createDatabase(primary.url) };
    expect(await runCommand('restore', [file], target)).toMatch(/restored and compared/);
    const restored = await startBuiltServer({ dataDir, env: { ...target, SEED: 'none' } });
    expect(await seen(await signedIn(restored))).toEqual(before);
    await restored.end('SIGTERM');
  } finally {
    await replica?.stop();
    await primary.stop();
  }
});

async function signedIn({ client }: BuiltServer): Promise<Client> {
  const response = await client.post('/login', {
    email: 'admin@rentyard.test',
    password: passwords.admin,
    remember: true,
  });
  return client.as(response.data<{ token: string }>().token);
}

/** Creates brands one after the other, so the backup runs while the installation is written to. */
function writeUntilStopped(client: Client) {
  let isStopped = false;
  const codes: string[] = [];
  const work = (async () => {
    for (let n = 0; !isStopped; n += 1) {
      const brand = { name: `Drill brand ${n}`, code: `D-${n}`, alias: `drill-${n}` };
      const response = await client.post('/brands', brand);
      // The embedded database blocks other requests while its rows are read.
      if (response.status === 201) codes.push(brand.code);
      else expect(response.status).toBe(503);
    }
  })();
  return {
    async stop() {
      isStopped = true;
      await work;
      return codes;
    },
  };
}

/** What a user sees of the installation: records of each kind, and a picture. */
async function seen(client: Client) {
  const rows = async (resource: string) => {
    const query = { per_page: 100, sort: 'id' };
    const { data, meta } = (await client.get(`/${resource}`, query)).body as unknown as Page;
    return { total: meta.total, data };
  };
  const photos = await rows('photos');
  const picture = await client.get(`/${String(photos.data[0]?.url)}`);
  const brands = await rows('brands');
  return {
    offers: await rows('offers'),
    orders: await rows('orders'),
    categories: await rows('categories'),
    projects: await rows('projects'),
    photos,
    picture: { status: picture.status, text: picture.text },
    brands: brands.data.map((brand: WireRecord) => brand.code),
  };
}
