import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../database.ts';
import { openDatabase } from '../open.ts';
import { migrate } from './migrate.ts';

let db: Database;
const notified: string[] = [];

beforeAll(async () => {
  db = await openDatabase({ memory: true });
  await migrate(db);
  await db.listen('written', { received: (table) => notified.push(table) });
});
afterAll(() => db.close());

const storedCounts = () =>
  db.rows(sql`
    select dimension, value, sum(live)::integer as live, sum(trashed)::integer as trashed
    from row_counts where resource = 'brands' group by dimension, value
    having dimension = '' or sum(live) <> 0 or sum(trashed) <> 0 order by dimension, value`);

/** The notifications that the statement causes. */
async function countsAfter(statement: string): Promise<readonly string[]> {
  notified.length = 0;
  await db.rows(sql.raw(statement));
  return [...notified];
}

test('counts follow every kind of write, also of many rows at once', async () => {
  await db.rows(
    sql.raw(`insert into brands (name, code, alias, status)
      select 'B' || n, 'b' || n, 'b-' || n, (array['new', 'active'])[n % 2 + 1] from generate_series(1, 9) n`),
  );
  expect(await storedCounts()).toEqual([
    { dimension: '', value: '', live: 9, trashed: 0 },
    { dimension: 'status', value: 'active', live: 5, trashed: 0 },
    { dimension: 'status', value: 'new', live: 4, trashed: 0 },
  ]);
  await db.rows(sql.raw(`update brands set deleted_at = now() where code in ('b1', 'b2')`));
  await db.rows(sql.raw(`update brands set status = 'hidden' where code in ('b3', 'b4')`));
  await db.rows(sql.raw(`delete from brands where code in ('b2', 'b5')`));
  expect(await storedCounts()).toEqual([
    { dimension: '', value: '', live: 6, trashed: 1 },
    { dimension: 'status', value: 'active', live: 2, trashed: 1 },
    { dimension: 'status', value: 'hidden', live: 2, trashed: 0 },
    { dimension: 'status', value: 'new', live: 2, trashed: 0 },
  ]);
});

test('counts do not change when a write is rolled back', async () => {
  const before = await storedCounts();
  await db
    .transaction(async (tx) => {
      await tx.rows(sql.raw('delete from brands'));
      throw new Error('no');
    })
    .catch(() => undefined);
  expect(await storedCounts()).toEqual(before);
});

test('a transaction notifies once per changed table', async () => {
  expect(await countsAfter(`update brands set name = name where code = 'b3'`)).toEqual(['brands']);
  expect(await countsAfter(`update brands set name = name where code = 'none'`)).toEqual([]);
  expect(await countsAfter(`delete from sessions`)).toEqual(['sessions']);
});

test('a change of last_seen_at notifies as a quiet write', async () => {
  await db.rows(
    sql.raw(`insert into users (first_name, last_name, email) values ('A', 'B', 'a@b.test')`),
  );
  expect(await countsAfter('update users set last_seen_at = now()')).toEqual(['users_quietly']);
  expect(await countsAfter(`update users set last_name = 'C'`)).toEqual(['users']);
});

test('counts are empty after a truncate', async () => {
  expect(await countsAfter('truncate brands cascade')).toContain('brands');
  expect(await storedCounts()).toEqual([]);
});
