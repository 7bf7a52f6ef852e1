import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase } from '../../../../../tests/support/database/openTestDatabase.ts';
import type { Database } from '../database.ts';

let db: Database;
beforeAll(async () => {
  ({ db } = await openTestDatabase({ isMigrated: true }));
});
afterAll(() => db.close());

// A plan that was cached for one row compares each old row with each new one.
test('no trigger of health or search joins the old and new rows of a statement', async () => {
  const joining = await db.rows<{ name: string }>(sql`
    select proname as name from pg_proc
    where prosrc ~* '(added|removed) \\w+\\s+join\\s+(added|removed)' and proname !~ '^count_'`);
  expect(joining).toEqual([]);
});

test('an update of many rows finds their known words in the index', async () => {
  await db.rows(sql`
    insert into brands (name, code, alias)
    select 'Brand ' || md5(i::text), 'lu' || i, 'lu' || i from generate_series(1, 3000) i`);
  const reads = await db.transaction(async (tx) => {
    const read = () =>
      tx.one<{ count: number }>(sql`
        select seq_tup_read::integer as count from pg_stat_xact_user_tables where relname = 'search_words'`);
    const before = await read();
    await tx.rows(sql`update brands set name = name || 'x' where code like 'lu1%'`);
    return ((await read())?.count ?? 0) - (before?.count ?? 0);
  });
  expect(reads).toBe(0);
  const words = await db.one<{ count: number }>(sql`
    select count(*)::integer as count from search_words where resource = 'brands' and word like '%x'`);
  expect(words?.count).toBeGreaterThan(1_000);
});
