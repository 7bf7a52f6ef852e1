import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { eventually } from '../../../../tests/support/eventually.ts';
import type { Database } from '../db/database.ts';
import { migrate } from '../db/migration/migrate.ts';
import { openDatabase } from '../db/open.ts';
import { registry } from '../entities/registry.ts';
import { createStore } from './createStore.ts';
import { listRecords } from './list/list.ts';
import type { Store } from './store.ts';

const perPage = 100;
const rows = 3_000;
const orders = {
  '-updated_at': sql`updated_at desc, id desc`,
  code: sql`fold(code) collate "C", id`,
} as const;
type Order = keyof typeof orders;

let db: Database;
let store: Store;
const brands = registry.find(({ binding }) => binding.resource.name === 'brands');

beforeAll(async () => {
  db = await openDatabase({ memory: true });
  await migrate(db);
  await db.rows(
    sql.raw(`insert into brands (name, code, alias, updated_at)
      select 'Brand ' || n, 'B' || md5(n::text), 'b-' || n, now() - (n / 7) * interval '1 minute'
      from generate_series(1, ${rows}) n`),
  );
  store = createStore({
    db,
    bindings: registry.map(({ binding }) => binding),
    clock: () => new Date(),
    secretKey: Buffer.alloc(32),
  });
});
afterAll(() => db.close());

async function idsOf(page: number, order: Order): Promise<readonly number[]> {
  if (!brands) throw new Error('There are no brands.');
  const isDescending = order.startsWith('-');
  const query = {
    page,
    perPage,
    search: '',
    sort: [{ path: isDescending ? order.slice(1) : order, isDescending }],
    filters: [],
    isTrash: false,
  };
  const { json } = await listRecords(store, brands.binding, query, {
    language: 'en',
    fallback: 'en',
  });
  return (JSON.parse(json) as readonly { id: number }[]).map(({ id }) => id);
}

/** Every id in the order that the database returns. */
async function allIds(order: Order): Promise<readonly number[]> {
  const all = await db.rows<{ id: number }>(
    sql`select id from brands where deleted_at is null order by ${orders[order]}`,
  );
  return all.map(({ id }) => id);
}

const latePages = [22, 23, 24, 27, 29, 30, 31, 40];

async function expectLatePages(order: Order): Promise<void> {
  const all = await allIds(order);
  for (const page of latePages) {
    const expected = all.slice((page - 1) * perPage, page * perPage);
    expect(await idsOf(page, order)).toEqual(expected);
  }
}

test.each(Object.keys(orders) as Order[])(
  'late pages by %s equal those of an offset query, before and after writes',
  async (order) => {
    await expectLatePages(order);
    const nearest = vi.spyOn(store.pageKeys, 'nearest');
    // Page keys are computed after the response.
    await eventually(async () => {
      await idsOf(25, order);
      expect(nearest.mock.results.at(-1)?.value).toMatchObject({ rank: 2_250 });
    });
    await expectLatePages(order);
    await db.rows(sql`update brands set updated_at = now() where id % 500 = 0`);
    await db.rows(sql`update brands set deleted_at = now() where id % 700 = 0`);
    await db.rows(sql`
      insert into brands (name, code, alias) values (${`New ${order}`}, ${`A-${order}`}, ${`a${order}`})`);
    await expectLatePages(order);
    nearest.mockRestore();
  },
);
