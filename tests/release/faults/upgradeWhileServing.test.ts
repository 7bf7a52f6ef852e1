import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { isOwned } from '@rentyard/contract/schema/resource';
import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import {
  type Cluster,
  createDatabase,
  openCluster,
} from '../../support/database/postgresCluster.ts';
import { type BuiltServer, startBuiltServer } from '../../support/processes/builtServer.ts';
import { type LoadRequest, startLoad } from '../../support/processes/constantLoad.ts';
import { newSession } from '../../support/processes/newSession.ts';
import { everyResource } from '../../support/resources.ts';

/** The migrations of the next version: a searched column of offers, and its index. */
const nextMigrations = {
  '9000_serial_number.sql': `
alter table offers add column serial_number text;
select search_by('offers', 'code', 'alias', 'name', 'custom_values_of(properties)', 'serial_number');
`,
  '9001_index_of_serial_numbers.sql': `-- no transaction
create index concurrently if not exists offers_serial_number on offers (serial_number) where deleted_at is null;
`,
};

// Inside the repository, because the bundle loads packages with native code from its node_modules.
mkdirSync('.cache', { recursive: true });
const scratch = mkdtempSync(resolve('.cache/next-'));
/** Offers that are added to those of the demo; `npm run faults -- --upgrade-offers 1000000` sets it. */
const addedOffers = Number(process.env.ADDED_OFFERS ?? 0);
let cluster: Cluster | undefined;
const servers: BuiltServer[] = [];
afterAll(async () => {
  for (const server of servers) await server.end('SIGKILL');
  await cluster?.stop();
  rmSync(scratch, { recursive: true, force: true });
});

test('a server serves reads and writes while the next version migrates', {
  // A million offers take 15 minutes to add, index and migrate on two cores.
  timeout: 300_000 + addedOffers * 2,
}, async () => {
  cluster = await openCluster();
  const url = await createDatabase(cluster.url);
  const env = {
    DATABASE_URL: url,
    APP_SECRET: 'one secret for both versions of it',
    LOG_LEVEL: 'warn',
  };
  const server = await startBuiltServer({
    dataDir: join(scratch, 'data'),
    env: { ...env, SEED: 'demo' },
  });
  servers.push(server);
  await addOffers(url, addedOffers);

  const token = await newSession(url);
  const requestNumber = await requestsOf(server, token);
  const load = startLoad({ url: server.url, token, rate: 30, requestNumber });
  const endReport = await startReport(url);
  const starting = startBuiltServer({
    root: nextVersion(),
    dataDir: join(scratch, 'next-data'),
    env: { ...env, SEED: 'none', LOG_LEVEL: 'info' },
  });
  const moreRequests = async (count: number) => {
    const enough = load.ended() + count;
    await expect
      .poll(load.ended, { message: 'requests that have ended', timeout: 120_000 })
      .toBeGreaterThanOrEqual(enough);
  };
  // Migrations of the table wait for the report and let the requests behind them pass.
  await expect
    .poll(() => waitingStatements(url), {
      message: 'statements of the migration that wait for the report',
      timeout: 120_000,
      interval: 20,
    })
    .toContainEqual(expect.stringMatching(/offers/));
  await moreRequests(100);
  await endReport();
  const next = await starting;
  servers.push(next);
  for (const file of Object.keys(nextMigrations)) {
    expect(next.output()).toContain(`migration ${file.replace('.sql', '')} (`);
  }
  await moreRequests(100);
  const { failures, requests } = await load.stop();
  expect(failures, server.output()).toEqual({});
  if (addedOffers > 0) console.log(`${requests} requests, none failed\n${next.output()}`);

  // Both versions find what only the next one stores.
  const [id] = await setSerialNumber(url, 'SN-4711-Q');
  for (const { client } of [server, next]) {
    const found = await client.as(token).get('/offers', { search: 'sn-4711-q' });
    expect(found.data<readonly { readonly id: number }[]>().map((offer) => offer.id)).toEqual([id]);
  }
});

/** A copy of the built server with further migrations. */
function nextVersion(): string {
  const root = join(scratch, 'root');
  for (const folder of ['dist', 'migrations']) {
    cpSync(resolve('packages/api', folder), join(root, 'packages/api', folder), {
      recursive: true,
    });
  }
  for (const [file, text] of Object.entries(nextMigrations)) {
    writeFileSync(join(root, 'packages/api/migrations', file), text);
  }
  return root;
}

async function setSerialNumber(url: string, serialNumber: string): Promise<readonly number[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ id: number }>(
    `update offers set serial_number = $1
     where id = (select min(id) from offers where deleted_at is null) returning id::integer`,
    [serialNumber],
  );
  await client.end();
  return rows.map(({ id }) => id);
}

/** Copies the offers of the demo, each with a code and an alias of its own. */
async function addOffers(url: string, count: number): Promise<void> {
  if (count === 0) return;
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ name: string }>(`
    select quote_ident(column_name) as name from information_schema.columns
    where table_schema = 'public' and table_name = 'offers'
      and is_generated = 'NEVER' and column_name not in ('id', 'code', 'alias')`);
  const columns = rows.map(({ name }) => name).join();
  await client.query(
    `insert into offers (code, alias, ${columns})
    select 'added-' || copy || '-' || id, 'added-' || copy || '-' || id, ${columns}
    from generate_series(1, 1 + $1::int / (select count(*)::int from offers)) copy, offers
    limit $1`,
    [count],
  );
  await client.query('analyze offers');
  await client.end();
}

/** Every list, a new brand and a changed offer in turn. */
async function requestsOf(server: BuiltServer, token: string): Promise<(n: number) => LoadRequest> {
  const client = server.client.as(token);
  const lists = everyResource
    .filter(({ resource }) => !isOwned(resource))
    .map(({ name }) => `/${name}`);
  const offers = (await client.get('/offers', { per_page: 100 })).data<
    readonly { readonly id: number; readonly version: number }[]
  >();
  let saved = 0;
  return (n) => {
    const code = `upgrade-${n}`;
    if (n % 10 === 0) {
      const body = { name: `Brand ${code}`, code, alias: code };
      return { method: 'POST', path: '/brands', body, expected: 201 };
    }
    // Each offer once: two simultaneous saves of one would conflict.
    const offer = n % 10 === 5 ? offers[saved++] : undefined;
    if (offer) {
      const body = { version: offer.version, code };
      return { method: 'PATCH', path: `/offers/${offer.id}`, body, expected: 200 };
    }
    const list = lists[n % lists.length];
    return { method: 'GET', path: `${list}?per_page=25&page=${(n % 3) + 1}`, expected: 200 };
  };
}

/** The statements that wait for a lock. */
async function waitingStatements(url: string): Promise<readonly string[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ query: string }>(
    "select query from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
  );
  await client.end();
  return rows.map(({ query }) => query);
}

/** Opens a transaction that reads offers, and returns its end. */
async function startReport(url: string): Promise<() => Promise<void>> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('begin; select count(*) from offers');
  return () => client.end();
}
