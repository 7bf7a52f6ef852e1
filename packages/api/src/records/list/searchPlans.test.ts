import type { ListQuery } from '@rentyard/contract/schema/listQuery/listQuery';
import { isOwned } from '@rentyard/contract/schema/resource';
import { type SQL, sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../db/database.ts';
import { migrate } from '../../db/migration/migrate.ts';
import { openDatabase } from '../../db/open.ts';
import { offers } from '../../entities/offers/offers.ts';
import { orders } from '../../entities/orders/orders.ts';
import { registry } from '../../entities/registry.ts';
import { blockedPeriods } from '../../entities/rental/blockedPeriods.ts';
import { seedEssentials } from '../../seed/accounts.ts';
import { storeDemoPhotos } from '../../seed/listings/photos.ts';
import { demoSeed, growTo, seedDemo } from '../../seed/seedDatabase.ts';
import { createStore } from '../createStore.ts';
import { searchRecords } from '../search/searchRecords.ts';
import type { ResourceBinding, Store } from '../store.ts';
import { listRecords } from './list.ts';

let db: Database;
let store: Store;
const locale = { language: 'en', fallback: 'en' };

beforeAll(async () => {
  db = await openDatabase({ memory: true, statementTimeout: 120_000 });
  await migrate(db);
  const now = new Date('2026-11-20T08:00:00.000Z');
  const storage = { save: async () => 'photo', remove: async () => undefined };
  const photos = await storeDemoPhotos(storage, demoSeed);
  const account = (name: string) => ({ email: `${name}@yard.test`, passwordHash: null });
  const adminId = await seedEssentials(db, account('admin'), now);
  await seedDemo(db, { seed: demoSeed, now, adminId }, account('editor'), photos);
  // Enough rows to make a sequential scan the worse plan.
  await growTo(db, { kind: 'offers', total: 3_000, now, onProgress: () => undefined });
  await growTo(db, { kind: 'orders', total: 3_000, now, onProgress: () => undefined });
  store = createStore({
    db,
    bindings: registry.map(({ binding }) => binding),
    clock: () => now,
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

/** The plans of all statements that run with the store. */
async function plansOf(run: (watched: Store) => Promise<unknown>, isCommon: boolean) {
  const plans: string[] = [];
  const watched: Database = {
    ...db,
    async one<Row extends object>(query: SQL) {
      if (!dialect.sqlToQuery(query).sql.startsWith('explain')) {
        const lines = await db.rows<{ 'QUERY PLAN': string }>(sql`explain ${query}`);
        plans.push(lines.map((line) => line['QUERY PLAN']).join('\n'));
      }
      return db.one<Row>(query);
    },
  };
  const estimate = { rows: 1_000_000, matching: isCommon ? 200_000 : 10 };
  await run({ ...store, db: watched, searchEstimates: async () => estimate });
  return plans.join('\n');
}

const listed = (binding: ResourceBinding, query: Partial<ListQuery>) => (watched: Store) =>
  listRecords(watched, binding, { ...plain, ...query }, locale);

test.each([
  ['a code', 'OF-10077', offers, 'offers_search'],
  ['a part of a code', '10077', offers, 'offers_search'],
  ['a rare word', 'rareword', offers, 'offers_search'],
  ['a misspelt rare word', 'himoinza', offers, 'offers_search'],
  ['a phone number', '+373 69 553 624', orders, 'orders_phone_digits'],
])('a search for %s uses the index of the text', async (_, search, binding, index) => {
  const plan = await plansOf(listed(binding, { search }), false);
  expect(plan).toContain(index);
  expect(plan).not.toMatch(/Seq Scan on (offers|orders)\b/);
});

test.each([1, 3])('a search for a common word reads page %d along its order', async (page) => {
  const plan = await plansOf(listed(offers, { search: 'excavator', page }), true);
  expect(plan).toContain('using offers_updated_at');
  expect(plan).not.toContain('Seq Scan on offers');
});

test('a search of every kind reads no large table as a whole', async () => {
  const bindings = store.bindings.filter(({ resource }) => !isOwned(resource));
  for (const [text, isCommon] of [
    ['OF-10077', false],
    ['excavator', true],
  ] as const) {
    const run = (watched: Store) => searchRecords(watched, { text, bindings, locale });
    const plans = await plansOf(run, isCommon);
    expect(plans).not.toMatch(/Seq Scan on (offers|orders)\b/);
  }
});

test('a search for a machine finds its blocked periods among few references', async () => {
  const rows = await db.rows<{ id: number; name: string }>(
    sql`select b.id, o.name ->> 'en' as name from blocked_periods b join offers o on o.id = b.offer_id`,
  );
  expect(rows.length).toBeGreaterThan(3);
  for (const [word = ''] of rows.map(({ name }) => name.match(/[a-z]{4,}/i) ?? [])) {
    const named = rows.filter(({ name }) => name.toLowerCase().includes(word.toLowerCase()));
    const { json } = await listRecords(store, blockedPeriods, { ...plain, search: word }, locale);
    const found = (JSON.parse(json) as readonly { readonly id: number }[]).map(({ id }) => id);
    expect(found).toEqual(expect.arrayContaining(named.map(({ id }) => id)));
  }
});

test('a sample estimates many matches of a common word and few of a rare one', async () => {
  const search = (word: string) => [{ texts: [[word]], phones: [], references: [] }];
  const common = await store.searchEstimates(offers, search('excavator'));
  const rare = await store.searchEstimates(offers, search('of-10077'));
  const { count = 0 } =
    (await db.one<{ count: number }>(
      sql`select count(*) as count from offers where search_text like '%excavator%'`,
    )) ?? {};
  expect(common.rows).toBe(3_000);
  expect(Math.abs(common.matching - count)).toBeLessThan(count / 3);
  expect(rare.matching).toBeLessThan(10);
});
