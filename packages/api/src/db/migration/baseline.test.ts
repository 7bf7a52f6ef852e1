import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openTestDatabase } from '../../../../../tests/support/database/openTestDatabase.ts';
import type { Database } from '../database.ts';
import { replacedMigrations } from './baseline.ts';
import { countPendingMigrations, migrate } from './migrate.ts';
import { readMigrations } from './migrations.ts';
import { MigrationFailed } from './pendingMigrations.ts';

let db: Database;
beforeEach(async () => {
  ({ db } = await openTestDatabase({ isMigrated: true }));
  await db.rows(sql`insert into positions (name) values ('Clerk')`);
});
afterEach(() => db.close());

/** Lets the database look as if the files that the baseline replaces had made it, all or the first of them. */
async function recordReplaced(count = replacedMigrations.size): Promise<void> {
  await db.rows(sql`delete from migrations where name < '0100'`);
  for (const [name, checksum] of [...replacedMigrations].slice(0, count)) {
    await db.rows(sql`insert into migrations (name, checksum) values (${name}, ${checksum})`);
  }
}

const recorded = () =>
  db.rows<{ name: string; checksum: string }>(
    sql`select name, checksum from migrations order by name`,
  );

/** The names and checksums of the files of this version. */
async function current() {
  return (await readMigrations()).map(({ name, checksum }) => ({ name, checksum }));
}

/** The reason of a refusal. */
async function refusal(): Promise<string> {
  const failure = await migrate(db).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(MigrationFailed);
  return (failure as Error).message;
}

test('a new database has the files of this version, and the calendar that orders need', async () => {
  expect(await recorded()).toEqual(await current());
  expect(await db.rows(sql`select id, name from work_calendars`)).toEqual([
    { id: 1, name: 'Every day' },
  ]);
});

test('a database of the replaced files gets the baseline recorded and keeps its rows', async () => {
  await recordReplaced();
  const [before] = await db.rows<{ at: string }>(sql`select max(applied_at) as at from migrations`);
  expect(await countPendingMigrations(db)).toBe(0);
  const lines: string[] = [];
  await migrate(db, { report: (line) => lines.push(line) });
  expect(lines).toEqual(['the baseline is recorded instead of the migrations that it replaces']);
  expect(await recorded()).toEqual(await current());
  expect(await db.rows(sql`select name from positions`)).toEqual([{ name: 'Clerk' }]);
  expect(await db.rows(sql`select max(applied_at) as at from migrations`)).toEqual([before]);
  await migrate(db, { report: (line) => lines.push(line) });
  expect(lines).toHaveLength(1);
});

test('a database of the replaced files gets the later migrations', async () => {
  await recordReplaced();
  await db.rows(sql`delete from migrations where name >= '0625'`);
  await db.rows(sql`drop index free_gaps_by_time`);
  await db.rows(sql`create index free_gaps_gap on free_gaps using spgist (gap)`);
  const lines: string[] = [];
  await migrate(db, { report: (line) => lines.push(line) });
  expect(lines.filter((line) => line.includes('applied in'))).toEqual([
    expect.stringContaining('migration 0625_gaps_by_gist (1 of 2)'),
    expect.stringContaining('migration 0626_first_gaps (2 of 2)'),
  ]);
  expect(await recorded()).toEqual(await current());
  expect(
    await db.rows(sql`select relname from pg_class where relname like 'free_gaps_%' and relkind = 'i'
      and relname <> 'free_gaps_pkey'`),
  ).toEqual([{ relname: 'free_gaps_by_time' }]);
});

test('a database with some of the replaced files is refused unchanged, with the version to start first', async () => {
  await recordReplaced(31);
  const before = await recorded();
  expect(await refusal()).toBe(
    'This database was created by an older version, and nothing was changed. It lacks 3 of the 34 migrations that this version replaces by a baseline, from 0622_free_gaps on. Start the last version with the file migrations/0624_machines_by_index.sql first, then this one.',
  );
  expect(await recorded()).toEqual(before);
});

test('a database with an edited file among the replaced ones is refused by its name', async () => {
  await recordReplaced();
  await db.rows(sql`update migrations set checksum = 'edited' where name = '0500_webhooks'`);
  const before = await recorded();
  expect(await refusal()).toMatch(/^Migration 0500_webhooks was edited after it had been applied/);
  expect(await recorded()).toEqual(before);
});
