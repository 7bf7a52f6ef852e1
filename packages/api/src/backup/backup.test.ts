import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { unpackTar } from 'modern-tar';
import { afterEach, expect, test } from 'vitest';
import { openTestDatabase } from '../../../../tests/support/database/openTestDatabase.ts';
import type { Database } from '../db/database.ts';
import { replacedMigrations } from '../db/migration/baseline.ts';
import { migrate } from '../db/migration/migrate.ts';
import { readMigrations } from '../db/migration/migrations.ts';
import { seedEssentials } from '../seed/accounts.ts';
import type { Manifest } from './archive.ts';
import { readBackup } from './readBackup.ts';
import { createBackup } from './writeBackup.ts';

interface Installation {
  readonly db: Database;
  readonly folder: string;
}

const id = 'test';
const opened: Installation[] = [];
afterEach(async () => {
  for (const { db, folder } of opened.splice(0)) {
    await db.close();
    rmSync(folder, { recursive: true, force: true });
  }
});

async function emptyInstallation(): Promise<Installation> {
  const { db } = await openTestDatabase();
  const installation = { db, folder: mkdtempSync(join(tmpdir(), 'rentyard-backup-')) };
  opened.push(installation);
  return installation;
}

async function installed(only?: ReadonlySet<string>): Promise<Installation> {
  const installation = await emptyInstallation();
  if (only) {
    // A new embedded database starts with the current tables.
    await installation.db.rows(sql`drop schema public cascade`);
    await installation.db.rows(sql`create schema public`);
    const migrations = (await readMigrations()).filter(({ name }) => only.has(name));
    await migrate(installation.db, { migrations });
  } else await migrate(installation.db);
  const account = { email: 'admin@rentyard.test', passwordHash: 'none' };
  if (!only) await seedEssentials(installation.db, account, new Date('2026-03-04T05:06:07.089Z'));
  writeFileSync(join(installation.folder, 'abc.webp'), 'picture');
  writeFileSync(join(installation.folder, 'secret.key'), 'f'.repeat(64));
  return installation;
}

function archiveOf({ db, folder }: Installation): Promise<Buffer> {
  const secretKeyFile = join(folder, 'secret.key');
  return buffer(createBackup({ db, mediaDir: folder, secretKeyFile }));
}

async function restored(archive: Buffer): Promise<Installation> {
  const installation = await emptyInstallation();
  const { db, folder } = installation;
  const secretKeyFile = join(folder, 'secret.key');
  await readBackup(Readable.from([archive]), { db, mediaDir: folder, secretKeyFile, id });
  return installation;
}

/** Lets a database look as if the files that the baseline replaces had made it, all or the first of them. */
async function recordReplaced(db: Database, count = replacedMigrations.size): Promise<void> {
  await db.rows(sql`delete from migrations where name < '0100'`);
  for (const [name, checksum] of [...replacedMigrations].slice(0, count)) {
    await db.rows(sql`insert into migrations (name, checksum) values (${name}, ${checksum})`);
  }
}

async function manifestOf(archive: Buffer): Promise<Manifest> {
  const entries = await unpackTar(new Uint8Array(gunzipSync(archive)));
  const last = entries.at(-1);
  expect(last?.header.name).toBe('manifest.json');
  return JSON.parse(Buffer.from(last?.data ?? []).toString()) as Manifest;
}

test('a restore produces the same counts and checksums', async () => {
  const before = await archiveOf(await installed());
  const installation = await restored(before);
  const after = await manifestOf(await archiveOf(installation));
  const expected = await manifestOf(before);
  expect(expected.tables.users?.rows).toBe(1);
  expect(after.tables).toEqual(expected.tables);
  expect(after.sequences).toEqual(expected.sequences);
  expect(readFileSync(join(installation.folder, 'abc.webp'), 'utf8')).toBe('picture');
  expect(readFileSync(join(installation.folder, 'secret.key'), 'utf8')).toBe('f'.repeat(64));
});

test('a restore preserves values exactly', async () => {
  const { db, folder } = await installed();
  await db.rows(sql`create table oddities (
    id bigint primary key, nothing jsonb, mixed jsonb, bytes bytea, amount numeric(12, 4),
    moment timestamptz(3), words text[], doubled bigint generated always as (id * 2) stored)`);
  await db.rows(sql`insert into oddities values
    (9007199254740993, null, 'null', '\\x00ff', 1.5000, '2026-01-02 03:04:05.678+02',
     array['a,b', 'c"d', null])`);
  await db.rows(
    sql`insert into oddities values (1, '{"b": 1, "a": [2]}', '"x"', null, null, null, '{}')`,
  );
  const archive = await archiveOf({ db, folder });
  const installation = await emptyInstallation();
  await migrate(installation.db);
  await installation.db.rows(sql`create table oddities (
    id bigint primary key, nothing jsonb, mixed jsonb, bytes bytea, amount numeric(12, 4),
    moment timestamptz(3), words text[], doubled bigint generated always as (id * 2) stored)`);
  const secretKeyFile = join(installation.folder, 'secret.key');
  await readBackup(Readable.from([archive]), {
    db: installation.db,
    mediaDir: installation.folder,
    secretKeyFile,
    id,
  });
  const texts = (on: Database) =>
    on.rows(sql`select id::text, doubled::text, nothing is null as empty, mixed::text, bytes::text,
      amount::text, moment, words::text from oddities order by id`);
  expect(await texts(installation.db)).toEqual(await texts(db));
});

test('a restored database does not reuse the id of a removed record', async () => {
  const { db, folder } = await installed();
  await db.rows(sql`insert into positions (name) values ('Foreman')`);
  await db.rows(sql`delete from positions`);
  const installation = await restored(await archiveOf({ db, folder }));
  const [made] = await installation.db.rows(
    sql`insert into positions (name) values ('Clerk') returning id`,
  );
  expect(made).toEqual({ id: 2 });
});

test('a restored database has foreign keys and row counts again', async () => {
  const { db } = await restored(await archiveOf(await installed()));
  await expect(
    db.rows(sql`insert into regions (code, alias, country_id) values ('X', 'xx', 999)`),
  ).rejects.toMatchObject({ cause: { code: '23503' } });
  const live = async () =>
    (
      await db.one<{ live: number }>(
        sql`select live from record_counts where resource = 'languages'`,
      )
    )?.live ?? 0;
  const before = await live();
  await db.rows(sql`update languages set deleted_at = now() where code = 'tr'`);
  expect(await live()).toBe(before - 1);
});

test('a backup of an older version is migrated', { timeout: 120_000 }, async () => {
  const older = await installed(
    new Set(['0001_texts', '0002_events_and_counts', '0003_issues_and_search', '0004_accounts']),
  );
  await older.db.rows(sql`insert into roles (name) values ('Old hands')`);
  const { db } = await restored(await archiveOf(older));
  expect(await db.rows(sql`select name from roles`)).toEqual([{ name: 'Old hands' }]);
  expect(await db.rows(sql`select count(*) as found from offers`)).toEqual([{ found: 0 }]);
});

test('a backup of the files that the baseline replaces is restored and gets the baseline', async () => {
  const former = await installed();
  await recordReplaced(former.db);
  await former.db.rows(sql`insert into positions (name) values ('Foreman')`);
  const { db } = await restored(await archiveOf(former));
  expect(await db.rows(sql`select name from positions`)).toEqual([{ name: 'Foreman' }]);
  const current = (await readMigrations()).map(({ name, checksum }) => ({ name, checksum }));
  expect(await db.rows(sql`select name, checksum from migrations order by name`)).toEqual(current);
});

test('a backup with some of the replaced files is refused with the version that completes them', async () => {
  const former = await installed();
  await recordReplaced(former.db, 20);
  await expect(restored(await archiveOf(former))).rejects.toThrow(
    /lacks 14 of the 34 migrations.*Restore it with the last version with the file migrations\/0624_machines_by_index.sql, and restore a backup of that version here/,
  );
});

test('a backup of a newer version is refused by name', async () => {
  const newer = await installed();
  await newer.db.rows(
    sql`insert into migrations (name, checksum) values ('9999_tomorrow', 'unknown')`,
  );
  await expect(restored(await archiveOf(newer))).rejects.toThrow(/9999_tomorrow/);
});

test('a backup from before the first release is refused with a way to take records along', async () => {
  const unreleased = await installed();
  await unreleased.db.rows(
    sql`insert into migrations (name, checksum) values ('0001_functions', 'unknown')`,
  );
  await expect(restored(await archiveOf(unreleased))).rejects.toThrow(
    /before the first release.*export the records and import the files/,
  );
});

test('a truncated, changed or foreign file is refused and leaves nothing', {
  timeout: 120_000,
}, async () => {
  const whole = await archiveOf(await installed());
  const plain = gunzipSync(whole);
  const changed = Buffer.from(plain);
  changed.write('Admin', plain.indexOf('admin@rentyard.test'));
  const broken = [
    whole.subarray(0, whole.length / 2),
    gzipSync(changed),
    Buffer.from('not an archive'),
    gzipSync(Buffer.alloc(1_024)),
  ];
  const { db, folder: mediaDir } = await emptyInstallation();
  const secretKeyFile = join(mediaDir, 'secret.key');
  const before = await tablesOf(db);
  for (const archive of broken) {
    await expect(
      readBackup(Readable.from([archive]), { db, mediaDir, secretKeyFile, id }),
    ).rejects.toThrow(/backup/i);
    expect(await tablesOf(db)).toEqual(before);
  }
  await readBackup(Readable.from([whole]), { db, mediaDir, secretKeyFile, id });
  expect(await db.rows(sql`select count(*) as found from users`)).toEqual([{ found: 1 }]);
});

function tablesOf(db: Database): Promise<readonly object[]> {
  return db.rows(sql`
    select relname from pg_class where relnamespace = 'public'::regnamespace
    union all select extname from pg_extension order by 1`);
}
