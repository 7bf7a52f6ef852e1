import type { Database, Queryable } from '@rentyard/api/db/database';
import { migrate } from '@rentyard/api/db/migration/migrate';
import { openDatabase } from '@rentyard/api/db/open';
import { createStatements } from '@rentyard/api/db/statements';
import { reviewQueue } from '@rentyard/api/entities/offers/review/reviewQueue';
import { registry } from '@rentyard/api/entities/registry';
import { newKey } from '@rentyard/api/media/storage/mediaStorage';
import { createStore } from '@rentyard/api/records/createStore';
import { refreshIssues } from '@rentyard/api/records/data-quality/refreshIssues';
import { listRecords } from '@rentyard/api/records/list/list';
import { listOptions } from '@rentyard/api/records/list/options';
import type { ResourceBinding, Store } from '@rentyard/api/records/store';
import { seedEssentials } from '@rentyard/api/seed/accounts';
import { storeDemoPhotos } from '@rentyard/api/seed/listings/photos';
import { demoSeed, growTo, seedDemo } from '@rentyard/api/seed/seedDatabase';
import type { ListQuery } from '@rentyard/contract/schema/listQuery/listQuery';
import { parseListQuery } from '@rentyard/contract/schema/listQuery/parseListQuery';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listQueries } from '../../support/data/listQueries.ts';
import { copyRows } from '../../support/database/copyRows.ts';
import {
  type Cluster,
  createDatabase,
  openCluster,
} from '../../support/database/postgresCluster.ts';
import {
  estimateErrors,
  type Plan,
  pagesRead,
  scannedTables,
} from '../../support/database/queryPlan.ts';

const sizes = [1_000, 10_000, 100_000] as const;
/** Resources that grow without limit. */
const growing = ['offers', 'orders', 'tags'] as const;
/** Orders and tags have the indexes of offers, so they grow less. */
const fewer = 30_000;
/** A table of fewer rows is scanned faster than its indexes. */
const bigTable = 5_000;
/** Pages that a plan may read at any size: a thousand cached pages take about a millisecond. */
const fewPages = 1_500;

let cluster: Cluster;
let db: Database;
let client: pg.Client;

beforeAll(async () => {
  cluster = await openCluster();
  const url = await createDatabase(cluster.url);
  db = await openDatabase({ url, statementTimeout: 120_000 });
  client = new pg.Client({ connectionString: url });
  await client.connect();
  await migrate(db);
  const now = new Date();
  const account = (name: string) => ({ email: `${name}@yard.test`, passwordHash: null });
  const storage = { save: async () => newKey(), remove: async () => undefined };
  const photos = await storeDemoPhotos(storage, demoSeed);
  const adminId = await seedEssentials(db, account('admin'), now);
  await seedDemo(db, { seed: demoSeed, now, adminId }, account('editor'), photos);
}, 120_000);
afterAll(async () => {
  await client?.end();
  await db?.close();
  await cluster?.stop();
});

const locale = { language: 'en', fallback: 'en' };

async function explain(text: string, values: unknown[]): Promise<Plan> {
  const { rows } = await client.query<{ 'QUERY PLAN': readonly { Plan: Plan }[] }>(
    `explain (analyze, buffers, timing off, format json) ${text}`,
    values,
  );
  const [explained] = rows[0]?.['QUERY PLAN'] ?? [];
  if (!explained) throw new Error('A statement has no plan.');
  return explained.Plan;
}

/** The plan of a statement that writes; it leaves no trace. */
async function explainWrite(text: string, values: unknown[]): Promise<Plan> {
  await client.query('begin');
  try {
    return await explain(text, values);
  } finally {
    await client.query('rollback');
  }
}

/** The number of rows that the planner knows, which the server caches for a minute. */
async function sizeOf(table: string): Promise<number> {
  const { rows } = await client.query<{ rows: string }>(
    'select reltuples::bigint as rows from pg_class where oid = $1::regclass',
    [table],
  );
  return Number(rows[0]?.rows);
}

const storeParts = {
  bindings: registry.map((one) => one.binding),
  clock: () => new Date(),
  secretKey: Buffer.alloc(32),
};

/** The plan of the last statement that a function runs to read JSON, with what it read. */
async function planOfReading(read: (store: Store) => Promise<unknown>): Promise<Plan> {
  const plans: Plan[] = [];
  const explaining: Database = {
    ...db,
    async one<Row extends object>(statement: Parameters<Database['one']>[0]) {
      const { text, values } = createStatements()(statement);
      // The estimate query of the list itself.
      if (text.startsWith('explain')) return db.one<Row>(statement);
      plans.push(await explain(text, values));
      return { json: '[]', ids: [], total: 0, writes: 0, data: {} } as object as Row;
    },
  };
  await read(createStore({ ...storeParts, db: explaining }));
  const plan = plans.at(-1);
  if (!plan) throw new Error('No statement was run.');
  return plan;
}

/** The plan of the statement that reads a list. */
function planOf(binding: ResourceBinding, query: ListQuery): Promise<Plan> {
  const tableSizes = async () => sizeOf(binding.resource.name);
  const pageKeys = { nearest: () => undefined, refresh: () => undefined };
  return planOfReading((store) =>
    listRecords({ ...store, tableSizes, pageKeys }, binding, query, locale),
  );
}

/** The plan of the statement that reads the first options of a select. */
function planOfOptions({ resource }: ResourceBinding): Promise<Plan> {
  const query = { words: [], ids: undefined, withTrash: false, withRejected: false };
  return planOfReading((store) =>
    listOptions(store, resource.name, { ...query, withDetails: true }, locale),
  );
}

/** The plan of the statement that checks the health of records of a resource. */
async function planOfHealth(binding: ResourceBinding, ids: readonly number[]): Promise<Plan> {
  const plans: Plan[] = [];
  const explaining: Queryable = {
    ...db,
    async rows(statement) {
      const { text, values } = createStatements()(statement);
      plans.push(await explainWrite(text, values));
      return [];
    },
  };
  const { languages, targets } = createStore({ ...storeParts, db });
  const readLanguages = { ...languages, read: () => languages.read(db) };
  await refreshIssues(explaining, { targets, languages: readLanguages }, binding, ids);
  const plan = plans.at(-1);
  if (!plan) throw new Error('The check ran no statement.');
  return plan;
}

/** By resource and query: the pages that the plan read at the former size. */
const formerPages = new Map<string, number>();
/** Problems of all list statements of a resource at one size. */
async function problemsOf(binding: ResourceBinding, size: number): Promise<readonly string[]> {
  const { name } = binding.resource;
  const stored = async (path: string) => {
    const column = `"${binding.columns[path] ?? path}"`;
    const { rows } = await client.query<{ value: string }>(
      `select ${column}::text as value from ${name}
       where ${column} is not null and deleted_at is null order by id offset 7 limit 1`,
    );
    return rows[0]?.value;
  };
  const problems: string[] = [];
  for (const [title, query] of await listQueries(binding, stored)) {
    const plan = await planOf(binding, query);
    const pages = pagesRead(plan);
    const key = `${name} ${title}`;
    const former = formerPages.get(key) ?? 0;
    formerPages.set(key, pages);
    const scans = scannedTables(plan, bigTable).map((table) => `sequential scan of ${table}`);
    const slower =
      former > Math.max(2 * pages, fewPages) ? [`${former} pages when smaller, ${pages} now`] : [];
    const found = [...scans, ...estimateErrors(plan, 100), ...slower];
    problems.push(...found.map((problem) => `${key} at ${size}: ${problem}`));
  }
  return problems;
}

describe.each(sizes)('the lists of %d records', (size) => {
  beforeAll(async () => {
    for (const kind of growing) {
      const total = Math.min(size, kind === 'offers' ? size : fewer);
      if (size === sizes[0]) await growTo(db, { kind, total, now: new Date(), onProgress });
      else await copyRows(client, kind, total);
    }
  }, 240_000);

  // Other tables do not grow, so one size is enough.
  const checked = registry.filter(
    ({ binding: { resource } }) => size === sizes[0] || isGrowing(resource.name),
  );
  test.each(checked.map(({ binding }) => [binding.resource.name, binding] as const))(
    '%s are read by fitting plans, before and after an ANALYZE',
    async (name, binding) => {
      expect(await problemsOf(binding, size)).toEqual([]);
      await client.query(`analyze ${name}`);
      expect(await problemsOf(binding, size)).toEqual([]);
    },
    240_000,
  );

  test.each(
    checked.flatMap(({ binding }) => {
      const { name } = binding.resource;
      return isGrowing(name) ? [[name, binding] as const] : [];
    }),
  )('the health of 300 %s is checked without reading others', async (name, binding) => {
    const { rows } = await client.query<{ id: string }>(
      `select id from ${name} where deleted_at is null order by id limit 300`,
    );
    const plan = await planOfHealth(
      binding,
      rows.map(({ id }) => Number(id)),
    );
    expect(scannedTables(plan, bigTable).filter(isGrowing)).toEqual([]);
  });

  test.each(growing.map((name) => [name]))(
    'the first options of %s are read without the others',
    async (name) => {
      const binding = registry.find((one) => one.binding.resource.name === name)?.binding;
      if (!binding) throw new Error(`No resource is named ${name}.`);
      const plan = await planOfOptions(binding);
      expect(scannedTables(plan, bigTable).filter(isGrowing)).toEqual([]);
      expect(pagesRead(plan)).toBeLessThan(fewPages);
    },
  );
});

/** 300 offers of each category, and at most 500 new ones with their issues. */
const queuePages = 5_000;

describe('the review queue', () => {
  test('reads as many pages for any number of offers, without a scan of them', async () => {
    await client.query('analyze offers');
    const waiting = await client.query(
      "select from offers where status = 'new' and deleted_at is null",
    );
    expect(waiting.rowCount).toBeGreaterThan(500);
    for (const order of ['risk', 'oldest'] as const) {
      const plan = await planOfReading((store) =>
        reviewQueue(store.db, store, { order, now: new Date() }, locale),
      );
      expect(scannedTables(plan, bigTable)).toEqual([]);
      expect(pagesRead(plan)).toBeLessThan(queuePages);
    }
  });
});

/** A thousand free offers with what their rows show; a condition of each offer would read 300,000 pages. */
const freePages = 15_000;

// The last one, because it takes nearly all offers.
describe('the offers that are free in a period', () => {
  test('are found by the period when most are not', async () => {
    // The triggers would check each of the periods.
    await client.query('set session_replication_role = replica');
    await client.query(`
      insert into reservations (offer_id, blocked_period_id, holder, period, quantity, is_exclusive)
      select id, -id, 0, '[2032-01-01, 2033-01-01)', quantity, false from offers where id % 100 <> 0`);
    await client.query('delete from free_gaps where offer_id % 100 <> 0');
    await client.query(`
      insert into free_gaps (offer_id, gap)
      select id, unnest('{[,2032-01-01), [2033-01-01,)}'::tstzmultirange) from offers where id % 100 <> 0`);
    await client.query('set session_replication_role = origin');
    await client.query('analyze free_gaps');
    const found = registry.find(({ binding: { resource } }) => resource.name === 'offers');
    if (!found) throw new Error('No resource is named offers.');
    const { binding } = found;
    const { searchParams } = new URL(
      'http://api/offers?filter[free][from]=2032-03-01&filter[free][to]=2032-03-08',
    );
    const plan = await planOf(binding, parseListQuery(binding.resource, searchParams).query);
    expect(scannedTables(plan, bigTable)).toEqual([]);
    expect(pagesRead(plan)).toBeLessThan(freePages);
  });
});

function isGrowing(name: string): boolean {
  return growing.some((one) => one === name);
}

function onProgress(): void {}
