import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { openTestDatabase } from '../../../../../tests/support/database/openTestDatabase.ts';
import { eventually } from '../../../../../tests/support/eventually.ts';
import type { Database } from '../database.ts';
import { openDatabase } from '../open.ts';
import { migrate } from './migrate.ts';
import { parseMigration, readMigrations } from './migrations.ts';
import { MigrationFailed } from './pendingMigrations.ts';

let db: Database;
let url: string | undefined;
beforeEach(async () => {
  ({ db, url } = await openTestDatabase());
});
afterEach(() => db.close());

const reportEvery = 200;

/** The migrations of this version, followed by one of the test. */
async function followedBy(name: string, text: string) {
  return [...(await readMigrations()), parseMigration(name, text)];
}

const isApplied = async (on: Database, name: string) =>
  (await on.rows(sql`select name from migrations where name = ${name}`)).length === 1;

test('a migration is reported when it is applied', async () => {
  const lines: string[] = [];
  await migrate(db, {
    migrations: await followedBy('9000_quick', 'select 1'),
    report: (line) => lines.push(line),
  });
  expect(await isApplied(db, '9000_quick')).toBe(true);
  expect(lines.at(-1)).toMatch(/migration 9000_quick \(\d+ of \d+\) applied in \d+\.\d s/);
});

test('a failed migration is reported with its reason and changes nothing', async () => {
  const migrations = await followedBy('9000_broken', 'create table half (id int); select 1 / 0;');
  const failure = await migrate(db, { migrations }).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(MigrationFailed);
  expect((failure as Error).message).toMatch(/9000_broken failed: division by zero/);
  expect(await db.rows(sql`select to_regclass('half') as half`)).toEqual([{ half: null }]);
});

test('a database from before the first release is left unchanged, with an instruction', async () => {
  await db.rows(sql`drop schema public cascade`);
  await db.rows(sql`create schema public`);
  await db.rows(sql`
    create table migrations (name text primary key, checksum text not null, applied_at timestamptz)`);
  await db.rows(sql`
    insert into migrations (name, checksum) values ('0001_functions', 'a'), ('0002_accounts', 'b')`);
  const failure = await migrate(db).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(MigrationFailed);
  expect((failure as Error).message).toMatch(
    /before the first release.*Start with an empty database: .*DATABASE_URL.*DATA_DIR.*export them/,
  );
  expect(await db.rows(sql`select relname from pg_class where relname = 'offers'`)).toEqual([]);
});

test('a migration without a transaction builds its indexes, also after an interrupted build', async () => {
  await migrate(db);
  await db.rows(sql`insert into positions (name) values ('Clerk'), ('Foreman')`);
  const name = '9000_indexes';
  const text = `-- no transaction
create index concurrently if not exists positions_test on positions (name);
create index concurrently if not exists positions_test_id on positions (id, name);
`;
  await db.rows(sql`create index positions_test on positions (name)`);
  await db.rows(
    sql`update pg_index set indisvalid = false where indexrelid = 'positions_test'::regclass`,
  );
  await migrate(db, { migrations: await followedBy(name, text) });
  const indexes = await db.rows(sql`
    select indexrelid::regclass::text as name, indisvalid as valid from pg_index
    where indexrelid::regclass::text like 'positions_test%' order by 1`);
  expect(indexes).toEqual([
    { name: 'positions_test', valid: true },
    { name: 'positions_test_id', valid: true },
  ]);
  expect(await isApplied(db, name)).toBe(true);
});

test('a migration that only fills columns does so in small batches and continues after an interruption', async () => {
  await migrate(db);
  await db.rows(sql`create table fields_to_fill (id bigint primary key, old text, new text)`);
  await db.rows(sql`create table batches (size int)`);
  await db.rows(sql`
    create function note_batch() returns trigger language plpgsql as $$
    begin
      insert into batches select count(*) from filled;
      return null;
    end $$`);
  await db.rows(sql`
    create trigger note_batch after update on fields_to_fill
    referencing new table as filled for each statement execute function note_batch()`);
  // Ids have gaps; some rows were filled before the interruption, and some have nothing to fill.
  await db.rows(sql`
    insert into fields_to_fill select i * 7, case when i > 10 then 'o' || i end, case when i < 600 then 'n' end
    from generate_series(1, 2500) i`);
  const text = `-- Fills the new column.
update fields_to_fill set new = upper(old) where old is not null and new is null;
update fields_to_fill set old = null where old = new;
`;
  await migrate(db, { migrations: await followedBy('9000_fill', text) });
  expect(
    await db.rows(sql`
      select count(*)::int as filled from fields_to_fill where new = 'O' || id / 7 and id >= 600 * 7`),
  ).toEqual([{ filled: 1901 }]);
  const [first = { size: 0 }, ...others] = await db.rows<{ size: number }>(
    sql`select size from batches`,
  );
  expect(others.length).toBeGreaterThan(1);
  for (const { size } of [first, ...others]) expect(size).toBeLessThanOrEqual(1_000);
  expect(await isApplied(db, '9000_fill')).toBe(true);
});

/** The embedded database belongs to one process. */
if (inject('clusterUrl')) {
  test('a migration may run longer than the statement timeout of requests, and reports that it runs', async () => {
    await migrate(db);
    const hasty = await openDatabase({ url: url ?? '', statementTimeout: reportEvery });
    const other = await connect('the end of the migration');
    await other.query('select pg_advisory_lock(1)');
    const lines: string[] = [];
    const migrating = migrate(hasty, {
      migrations: await followedBy('9000_slow', 'select pg_advisory_lock(1)'),
      report: (line) => lines.push(line),
      reportEvery,
    });
    const running = () => lines.filter((line) => /9000_slow .* has been running/.test(line));
    await eventually(() => expect(running().length).toBeGreaterThan(2));
    await other.end();
    await migrating;
    expect(await isApplied(hasty, '9000_slow')).toBe(true);
    await hasty.close();
  });

  test('a process waits for another migrating process and reports it', async () => {
    const owner = await connect('another release');
    await owner.query('select pg_advisory_lock(7316255)');
    const { rows } = await owner.query<{ pid: number }>('select pg_backend_pid() as pid');
    const lines: string[] = [];
    const migrating = migrate(db, { report: (line) => lines.push(line), reportEvery });
    await eventually(() => expect(lines.length).toBeGreaterThan(2));
    for (const line of lines) {
      expect(line).toContain(`PostgreSQL process ${rows[0]?.pid} (another release at 127.0.0.1`);
      expect(line).toMatch(/connected since \d{4}-\d\d-\d\d \d\d:\d\d:\d\d UTC/);
    }
    await owner.end();
    await migrating;
    expect(await isApplied(db, '0001_texts')).toBe(true);
  });

  test('only one of several processes that start together migrates', async () => {
    const others = await Promise.all([1, 2].map(() => openDatabase({ url: url ?? '' })));
    const lines: string[] = [];
    await Promise.all(
      [db, ...others].map((one) => migrate(one, { report: (line) => lines.push(line) })),
    );
    const applied = lines.filter((line) => line.includes('applied in'));
    expect(applied).toHaveLength((await readMigrations()).length);
    for (const other of others) await other.close();
  });

  test('a migration that needs a locked table lets others read it meanwhile and names the owner of the lock', async () => {
    await migrate(db);
    const reader = await connect('a long report');
    await reader.query('begin');
    await reader.query('select count(*) from positions');
    const lines: string[] = [];
    const migrating = migrate(db, {
      migrations: await followedBy('9000_column', 'alter table positions add column test int'),
      report: (line) => lines.push(line),
      reportEvery,
    });
    // The migration gives way to these reads; its lock is impossible before the other reader ends.
    for (let read = 0; read < 2; read += 1) {
      await eventually(async () => expect(await waitingStatement()).toMatch(/lock table/));
      await db.rows(sql`select count(*) from positions`);
    }
    await eventually(() => {
      expect(lines.join('\n')).toContain('waits for a lock of PostgreSQL process');
      expect(lines.join('\n')).toContain('a long report');
    });
    await reader.end();
    await migrating;
    expect(await isApplied(db, '9000_column')).toBe(true);
  });

  test('an index is built concurrently while rows are written', async () => {
    await migrate(db);
    const writer = await connect('an old release');
    await writer.query('begin');
    await writer.query(`insert into positions (name) values ('Driver')`);
    const text = `-- no transaction\ncreate index concurrently if not exists positions_test on positions (name);`;
    const migrating = migrate(db, { migrations: await followedBy('9000_index', text) });
    await eventually(async () => expect(await waitingStatement()).toMatch(/create index/));
    // The build waits for the open transaction; with a plain build this write would wait for the
    // build.
    await db.rows(sql`insert into positions (name) values ('Clerk')`);
    expect(await isApplied(db, '9000_index')).toBe(false);
    await writer.query('commit');
    await writer.end();
    await migrating;
    expect(await isApplied(db, '9000_index')).toBe(true);
  });
}

async function connect(application_name: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url ?? '', application_name });
  await client.connect();
  return client;
}

/** The statement that waits for a lock; undefined without one. */
async function waitingStatement(): Promise<string | undefined> {
  const [waiting] = await db.rows<{ query: string }>(sql`
    select query from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`);
  return waiting?.query;
}
