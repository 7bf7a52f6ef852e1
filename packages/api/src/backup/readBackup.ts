import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { isDeepStrictEqual } from 'node:util';
import { createGunzip } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { createTarDecoder } from 'modern-tar';
import type { Database, Queryable, Transaction } from '../db/database.ts';
import { migrateWithin } from '../db/migration/migrate.ts';
import { joined, name } from '../db/sqlFragments.ts';
import {
  type About,
  BackupRefused,
  entryNames,
  type Manifest,
  mediaOfEntry,
  tableOfEntry,
} from './archive.ts';
import { prepareTables } from './prepareTables.ts';
import { mediaSum, type RunningTableSum, tableSum } from './sums.ts';
import { fixTexts, insertRows, readTables, rowsAsText, type Table } from './tables.ts';
import { signRestore } from './unfinishedRestore.ts';

/** Rows per query of the comparison. */
const batch = 250;

interface Installation {
  /** Empty, or with nothing but migrated tables. */
  readonly db: Database;
  readonly mediaDir: string;
  /** The location for the secret key of the archive, if it has one. */
  readonly secretKeyFile: string;
  /** The id of this restore; written to the database with its rows. */
  readonly id: string;
}

/**
 * Restores an archive and compares the result with its checksums. Extensions, tables and rows are
 * written in one transaction, so a failed restore leaves the database unchanged.
 * @throws {BackupRefused}
 */
export async function readBackup(archive: Readable, installation: Installation): Promise<Manifest> {
  const entries = unpack(archive);
  const first = await entries.next();
  if (first.done || first.value.name !== entryNames.about) {
    throw new BackupRefused(
      'This file is not a backup of Rentyard. Name a file that npm run backup created.',
    );
  }
  const about = parseJson<About>(first.value.content);
  return installation.db.session((session) =>
    session.transaction(async (tx) => {
      await prepareTables(tx, about);
      const manifest = await restore(tx, entries, installation);
      // Applies the migrations that are newer than the backup.
      await migrateWithin(tx);
      await signRestore(tx, installation.id);
      return manifest;
    }),
  );
}

interface Entry {
  readonly name: string;
  readonly content: Buffer;
}

async function restore(
  tx: Transaction,
  entries: AsyncGenerator<Entry>,
  { mediaDir, secretKeyFile }: Installation,
): Promise<Manifest> {
  await fixTexts(tx);
  const tables = await readTables(tx);
  const byName = new Map(tables.map((table) => [table.name, table]));
  const giveBack = await liftGuards(tx, tables);
  await tx.rows(sql`truncate ${joined(tables.map((table) => name(table.name)))}`);
  const media = mediaSum();
  for await (const { name: entry, content } of entries) {
    if (entry === entryNames.manifest) {
      const manifest = parseJson<Manifest>(content);
      await giveBack();
      await setSequences(tx, manifest);
      refuseOther(manifest, { tables: await computeSums(tx, tables), media: media.total() });
      await tx.rows(sql`analyze ${joined(tables.map((table) => name(table.name)))}`);
      return manifest;
    }
    const table = byName.get(tableOfEntry(entry) ?? '');
    const path = mediaOfEntry(entry);
    if (table) await tx.rows(insertRows(table, content.toString('utf8').trimEnd().split('\n')));
    else if (path !== undefined) {
      media.add(path, content);
      await save(join(mediaDir, path), content);
    } else if (entry === entryNames.secretKey) await save(secretKeyFile, content);
    else throw new BackupRefused(`The backup contains ${entry}, which this version does not know.`);
  }
  throw new BackupRefused(
    'The backup is incomplete: it was cut off while it was created or copied.',
  );
}

async function save(path: string, content: Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, content, { mode: 0o600 });
}

async function setSequences(tx: Transaction, { sequences }: Manifest): Promise<void> {
  for (const { name: sequence, value } of sequences) {
    if (value !== null) {
      await tx.rows(sql`select setval(${`public.${sequence}`}::regclass, ${value}::bigint)`);
    }
  }
}

/** The checksums of the current database. */
async function computeSums(tx: Transaction, tables: readonly Table[]): Promise<Manifest['tables']> {
  const sums: Record<string, ReturnType<RunningTableSum['total']>> = {};
  for (const table of tables) {
    const sum = tableSum();
    await tx.rows(sql`declare restored_rows no scroll cursor for ${rowsAsText(table)}`);
    for (;;) {
      const rows = await tx.rows<{ row: string }>(
        sql`fetch forward ${sql.raw(String(batch))} from restored_rows`,
      );
      if (rows.length === 0) break;
      for (const { row } of rows) sum.add(row);
    }
    await tx.rows(sql`close restored_rows`);
    sums[table.name] = sum.total();
  }
  return sums;
}

async function* unpack(archive: Readable): AsyncGenerator<Entry> {
  const bytes = Readable.toWeb(archive.pipe(createGunzip()));
  const decoder = createTarDecoder();
  const entries = (bytes as ReadableStream<Uint8Array<ArrayBuffer>>).pipeThrough(decoder);
  try {
    for await (const { header, body } of entries) {
      const content = Buffer.from(await new Response(body).arrayBuffer());
      yield { name: header.name, content };
    }
  } catch (error) {
    throw new BackupRefused('This file is not a backup, or it is damaged. Use another backup.', {
      cause: error,
    });
  }
}

function parseJson<Shape>(content: Buffer): Shape {
  return JSON.parse(content.toString('utf8')) as Shape;
}

/**
 * Compares the restored data with the backup.
 * @throws {BackupRefused} naming the first difference.
 */
function refuseOther(
  expected: Pick<Manifest, 'tables' | 'media'>,
  found: Pick<Manifest, 'tables' | 'media'>,
): void {
  const names = new Set([...Object.keys(expected.tables), ...Object.keys(found.tables)]);
  for (const table of names) {
    const [before, after] = [expected.tables[table], found.tables[table]];
    // An empty table may exist in only one of the two versions.
    if ((before?.rows ?? 0) === 0 && (after?.rows ?? 0) === 0) continue;
    if (!isDeepStrictEqual(before, after)) {
      throw new BackupRefused(
        `The backup is damaged: ${table} should have ${before?.rows ?? 0} rows with the checksum ${before?.sha256}, but has ${after?.rows ?? 0} with ${after?.sha256}. Nothing was restored. Use another backup.`,
      );
    }
  }
  if (!isDeepStrictEqual(expected.media, found.media)) {
    throw new BackupRefused(
      `The backup is damaged: it should contain ${expected.media.files} media files, but contains ${found.media.files} or different ones. Nothing was restored. Use another backup.`,
    );
  }
}

interface ForeignKey {
  readonly table: string;
  readonly name: string;
  readonly definition: string;
}

/**
 * Drops foreign keys and disables triggers, so that rows can be inserted unchanged in any order.
 * Returns a function that enables them again, which checks all references at once.
 */
async function liftGuards(on: Queryable, tables: readonly Table[]): Promise<() => Promise<void>> {
  const keys = await on.rows<ForeignKey>(sql`
    select c.relname as table, k.conname as name, pg_get_constraintdef(k.oid) as definition
    from pg_constraint k join pg_class c on c.oid = k.conrelid
    where k.contype = 'f' and k.connamespace = 'public'::regnamespace
    order by c.relname, k.conname`);
  for (const key of keys) {
    await on.rows(sql`alter table ${name(key.table)} drop constraint ${name(key.name)}`);
  }
  for (const table of tables) {
    await on.rows(sql`alter table ${name(table.name)} disable trigger user`);
  }
  return async () => {
    for (const table of tables) {
      await on.rows(sql`alter table ${name(table.name)} enable trigger user`);
    }
    for (const key of keys) {
      await on.rows(sql`alter table ${name(key.table)}
        add constraint ${name(key.name)} ${sql.raw(key.definition)}`);
    }
  };
}
