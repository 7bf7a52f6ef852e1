import { translationsPath } from '@rentyard/contract/schema/listQuery/filterPaths';
import type { Filter, ListQuery } from '@rentyard/contract/schema/listQuery/listQuery';
import { fieldAt } from '@rentyard/contract/schema/resource';
import { type SQL, sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../../db/database.ts';
import { migrate } from '../../db/migration/migrate.ts';
import { openDatabase } from '../../db/open.ts';
import { offers } from '../../entities/offers/offers.ts';
import { orders } from '../../entities/orders/orders.ts';
import { nearestRegion } from '../../entities/regions.ts';
import { registry } from '../../entities/registry.ts';
import { tags } from '../../entities/tags.ts';
import { newKey } from '../../media/storage/mediaStorage.ts';
import { seedEssentials } from '../../seed/accounts.ts';
import { storeDemoPhotos } from '../../seed/listings/photos.ts';
import { demoSeed, growTo, seedDemo } from '../../seed/seedDatabase.ts';
import { createStore } from '../createStore.ts';
import type { ResourceBinding, Store } from '../store.ts';
import { listRecords } from './list.ts';

/** Enough rows to make a sequential scan the worse plan. */
const rows = 3_000;
/** Resources that grow without limit. */
const large = [
  { binding: offers, kind: 'offers' },
  { binding: orders, kind: 'orders' },
  { binding: tags, kind: 'tags' },
] as const;

let db: Database;
let store: Store;

beforeAll(async () => {
  db = await openDatabase({ memory: true, statementTimeout: 60_000 });
  await migrate(db);
  await fill(db);
  store = createStore({
    db,
    bindings: registry.map(({ binding }) => binding),
    clock: () => new Date(),
    secretKey: Buffer.alloc(32),
  });
}, 120_000);
afterAll(() => db.close());

const plain: ListQuery = {
  page: 1,
  perPage: 25,
  search: '',
  sort: [{ path: 'updated_at', isDescending: true }],
  filters: [],
  isTrash: false,
};
const dialect = new PgDialect();

/** The plan of the list statement. */
async function planOf(
  binding: ResourceBinding,
  query: Partial<ListQuery>,
  language = 'en',
): Promise<string> {
  const plans: string[] = [];
  const explaining: Database = {
    ...db,
    async one<Row extends object>(list: SQL) {
      // The estimate query of the list itself.
      if (dialect.sqlToQuery(list).sql.startsWith('explain')) return db.one<Row>(list);
      const lines = await db.rows<{ 'QUERY PLAN': string }>(sql`explain ${list}`);
      plans.push(lines.map((line) => line['QUERY PLAN']).join('\n'));
      return { json: '[]', ids: [], total: 0, writes: 0 } as object as Row;
    },
  };
  const locale = { language, fallback: 'en' };
  const huge = { ...store, db: explaining, tableSizes: async () => 1_000_000 };
  await listRecords(huge, binding, { ...plain, ...query }, locale);
  return plans.join('\n');
}

/** A filter that few records match; undefined for a field with few distinct values. */
function narrow(binding: ResourceBinding, path: string): Filter | undefined {
  switch (fieldAt(binding.resource, path)?.kind) {
    case 'text':
      return { path, operator: 'eq', value: 'nothing-is-called-so' };
    case 'translated':
      return { path, operator: 'contains', value: 'rareword' };
    case 'number':
      return { path, operator: 'lte', value: '0' };
    case 'money':
      return { path, operator: 'lte', value: '0' };
    case 'moment':
      return { path, operator: 'gte', value: '2099-01-01' };
    case 'reference':
      return { path, operator: 'eq', value: '999999' };
    case 'references':
      return { path, operator: 'contains', value: '999999' };
    default:
      return undefined;
  }
}

describe.each(large)('$kind use an index', ({ binding, kind }) => {
  const scan = `Seq Scan on ${kind}`;
  const { resource } = binding;
  const paths = ['id', 'updated_at', 'created_at', ...resource.sort];

  test.each(paths.flatMap((path) => [[path, false] as const, [path, true] as const]))(
    'when ordered by %s, descending: %s',
    async (path, isDescending) => {
      const plan = await planOf(binding, { sort: [{ path, isDescending }] });
      expect(plan).not.toContain(scan);
      // A whole table is never sorted: only the rows of the page are sorted once more.
      expect(plan).not.toMatch(/Sort {2}\(cost=[\d.]+ rows=\d{3,}/);
    },
  );

  test.each(['ru', 'ua', 'ro', 'tr', 'pl'])('when ordered by name in %s', async (language) => {
    const sort = [{ path: 'name', isDescending: false }];
    expect(await planOf(binding, { sort }, language)).not.toContain(scan);
  });

  const filters = ['created_at', 'updated_at', ...resource.filter].flatMap(
    (path) => narrow(binding, path) ?? [],
  );
  test.each(filters)('when filtered by $path', async (filter) => {
    expect(await planOf(binding, { filters: [filter] })).not.toContain(scan);
  });

  test('when filtered by a missing language that few records lack', async () => {
    const lacking = { path: translationsPath, operator: 'eq', value: 'missing.en' } as const;
    expect(await planOf(binding, { filters: [lacking] })).toContain(`${kind}_lacking`);
  });

  test.each(['new', 'hidden', 'rejected'])('when filtered by the status %s', async (value) => {
    const status = { path: 'status', operator: 'eq', value } as const;
    expect(await planOf(binding, { filters: [status] })).not.toContain(scan);
  });

  test('when searched for a rare word', async () => {
    expect(await planOf(binding, { search: 'rareword77' })).toContain(`${kind}_search`);
  });

  test('with an index-only scan on a late page', async () => {
    const index = new RegExp(`Index Only Scan using ${kind}_updated_at`);
    expect(await planOf(binding, { page: 110 })).toMatch(index);
  });
});

test.each([0.01, 0.3])(
  'finds regions within %d degrees of a point by their coordinates',
  async (around) => {
    const point = { lat: 47.02, long: 28.84, around };
    const lines = await db.rows<{ 'QUERY PLAN': string }>(
      sql`explain ${nearestRegion(point, sql`r.name ->> 'en'`)}`,
    );
    const plan = lines.map((line) => line['QUERY PLAN']).join('\n');
    expect(plan).toContain('offers_place');
    expect(plan).not.toContain('Seq Scan on offers');
  },
);

async function fill(on: Database): Promise<void> {
  const now = new Date();
  const storage = { save: async () => newKey(), remove: async () => undefined };
  const photos = await storeDemoPhotos(storage, demoSeed);
  const account = (name: string) => ({ email: `${name}@yard.test`, passwordHash: null });
  const adminId = await seedEssentials(on, account('admin'), now);
  await seedDemo(on, { seed: demoSeed, now, adminId }, account('editor'), photos);
  for (const { kind } of large) {
    await growTo(on, { kind, total: rows, now, onProgress: () => undefined });
  }
}
