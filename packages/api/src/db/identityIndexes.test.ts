import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase } from '../../../../tests/support/database/openTestDatabase.ts';
import { checkDatabase } from '../checks/checkDatabase.ts';
import type { Database } from './database.ts';
import { buildInTransaction } from './identityIndexes.ts';
import { migrate } from './migrate.ts';

let db: Database;
beforeAll(async () => {
  ({ db } = await openTestDatabase());
});
afterAll(() => db.close());

const isUnique = async () =>
  (
    await db.one<{ unique: boolean }>(sql`
      select indisunique as unique from pg_index
      where indexrelid = 'positions_name_identity'::regclass`)
  )?.unique;

const clashes = async () =>
  (await checkDatabase(db)).filter(({ id }) => id === 'same_identity').map(({ values }) => values);

test('records that share an identity do not stop the start, and are named until one changes', async () => {
  // The database of the version before the indexes.
  await migrate(db);
  await db.rows(sql`drop index positions_name_identity`);
  await db.rows(sql`delete from migrations where name = '0291_identity_indexes'`);
  await db.rows(sql`
    insert into positions (id, name) values (71, 'Fitter'), (72, ${'FIT\u200BTER'}), (73, 'Driver')`);
  await migrate(db);
  expect(await isUnique()).toBe(false);
  expect(await clashes()).toEqual([{ table: 'positions', field: 'name', first: 71, second: 72 }]);

  // A start without a correction changes nothing.
  await migrate(db);
  expect(await isUnique()).toBe(false);

  await db.rows(sql`update positions set name = 'Welder' where id = 72`);
  await migrate(db);
  expect(await isUnique()).toBe(true);
  expect(await clashes()).toEqual([]);
  await expect(db.rows(sql`insert into positions (name) values ('welder')`)).rejects.toMatchObject({
    index: 'positions_name_identity',
  });
});

test('a restore builds the index without "unique" when records share an identity', async () => {
  await db.transaction(async (tx) => {
    await tx.rows(sql`drop index positions_name_identity`);
    await tx.rows(sql`insert into positions (name) values ('DRIVER')`);
    await tx.rows(
      sql.raw(
        buildInTransaction(
          'CREATE UNIQUE INDEX positions_name_identity ON positions (identity_key(name));',
        ),
      ),
    );
  });
  expect(await isUnique()).toBe(false);
});
