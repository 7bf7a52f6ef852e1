import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Home } from '@rentyard/contract/entities/home';
import type { SearchHit } from '@rentyard/contract/entities/records/search';
import { isOwned } from '@rentyard/contract/schema/resource';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Client, Query } from '../support/client.ts';
import { type Cluster, createDatabase, openCluster } from '../support/database/postgresCluster.ts';
import { type BuiltServer, passwords, startBuiltServer } from '../support/processes/builtServer.ts';
import { runCommand } from '../support/processes/command.ts';
import { everyResource } from '../support/resources.ts';
import type { Page } from '../support/wire.ts';

/**
 * The demo of the version before, without pictures and with the passwords of test servers. At a release:
 * `SEED=demo npm start` in a checkout of that version, then `npm run backup`.
 */
const backup = resolve('tests/faults/formerVersion/backup.tar.gz');

const manifest = JSON.parse(
  execFileSync('tar', ['xzOf', backup, 'manifest.json'], { encoding: 'utf8' }),
) as { readonly tables: Readonly<Record<string, { readonly rows: number }>> };

const scratch = mkdtempSync(join(tmpdir(), 'rentyard-upgrade-'));
let cluster: Cluster | undefined;
afterAll(async () => {
  await cluster?.stop();
  rmSync(scratch, { recursive: true, force: true });
});

describe.each(['PGlite', 'PostgreSQL'])(
  'a backup of the version before, restored into %s',
  (kind) => {
    let server: BuiltServer;
    let admin: Client;
    beforeAll(async () => {
      if (kind === 'PostgreSQL') cluster ??= await openCluster();
      const env: Readonly<Record<string, string>> = cluster
        ? { DATABASE_URL: await createDatabase(cluster.url) }
        : {};
      const dataDir = join(scratch, kind);
      await runCommand('restore', [backup], { DATA_DIR: dataDir, ...env });
      server = await startBuiltServer({ dataDir, env: { ...env, SEED: 'none' } });
      const account = { email: 'admin@rentyard.test', password: passwords.admin, remember: true };
      const { token } = (await server.client.post('/login', account)).data<{ token: string }>();
      admin = server.client.as(token);
    }, 180_000);
    afterAll(() => server?.end('SIGKILL'));

    test('has every record of each list', async () => {
      const totals = async (name: string, query: Query) => {
        const { meta } = (await admin.get(`/${name}`, query)).body as unknown as Page;
        return meta.total;
      };
      const lists = everyResource.filter(({ resource }) => !isOwned(resource));
      for (const { name } of lists) {
        const total = (await totals(name, {})) + (await totals(name, { trashed: 1 }));
        // A list that is new since that version is empty.
        expect(total, name).toBe(manifest.tables[name]?.rows ?? 0);
      }
    });

    test('counts the issues of its offers like the list', { timeout: 90_000 }, async () => {
      // Issues are found in the background after the first start.
      await expect
        .poll(
          async () => {
            const { health } = (await admin.get('/home')).data<Home>();
            const { issues = [] } = health.find(({ resource }) => resource === 'offers') ?? {};
            const lists = await Promise.all(
              issues.map(({ issue }) => admin.get('/offers', { 'filter[health]': issue })),
            );
            const totals = lists.map(({ body }) => (body as unknown as Page).meta.total);
            return {
              hasIssues: issues.length > 0,
              differing: issues.filter(({ count }, at) => count !== totals[at]),
            };
          },
          { timeout: 60_000 },
        )
        .toEqual({ hasIssues: true, differing: [] });
    });

    test('finds an offer by its code, saves it and keeps its history', async () => {
      const list = (await admin.get('/offers', { per_page: 1 })).body as unknown as Page;
      const [offer] = list.data;
      if (!offer) throw new Error('The restored installation has no offer.');
      const [found] = (await admin.get('/search', { q: String(offer.code) })).data<
        readonly SearchHit[]
      >();
      expect(found).toMatchObject({ subject: 'offers', id: offer.id });

      const history = `/offers/${offer.id}/history`;
      const before = (await admin.get(history)).data<readonly object[]>();
      const saved = await admin.patch(`/offers/${offer.id}`, {
        version: offer.version,
        code: `${offer.code}-9`,
      });
      expect(saved.status, saved.text).toBe(200);
      const after = (await admin.get(history)).data<readonly object[]>();
      expect(after).toHaveLength(before.length + 1);
      expect(after.slice(1)).toEqual(before);
    });
  },
);
