import { existsSync, readFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import { version } from '@rentyard/contract/version';
import { sql } from 'drizzle-orm';
import { createTarPacker } from 'modern-tar';
import type { Database, Transaction } from '../db/database.ts';
import { type About, entryNames, type Manifest, type TableSum } from './archive.ts';
import { mediaSum, tableSum } from './sums.ts';
import { fixTexts, readSequences, readTables, rowsAsText, type Table } from './tables.ts';

/** Rows per query; each batch is an entry of the archive. Small, because rows may have long texts. */
const batch = 250;

/** The inputs of a backup. */
export interface BackedUp {
  readonly db: Database;
  readonly mediaDir: string;
  /** The file with the secret key; undefined when the key comes from APP_SECRET. */
  readonly secretKeyFile?: string | undefined;
}

type Packer = ReturnType<typeof createTarPacker>['controller'];

/**
 * Streams the whole installation as a compressed tar archive: a snapshot of the database, then the
 * media. On the embedded database other queries wait until the rows are read.
 */
export function createBackup(backedUp: BackedUp): Readable {
  const { readable, controller } = createTarPacker();
  pack(controller, backedUp).then(
    () => controller.finalize(),
    (error: unknown) => controller.error(error),
  );
  const compressed = createGzip();
  const archive = Readable.fromWeb(readable as Parameters<typeof Readable.fromWeb>[0]);
  archive.on('error', (error) => compressed.destroy(error));
  return archive.pipe(compressed);
}

async function pack(packer: Packer, { db, mediaDir, secretKeyFile }: BackedUp): Promise<void> {
  const contents = await db.transaction(async (tx) => {
    await tx.rows(sql`set transaction isolation level repeatable read, read only`);
    await fixTexts(tx);
    await add(packer, entryNames.about, json(await readAbout(tx, db)));
    const tables: Record<string, TableSum> = {};
    for (const table of await readTables(tx))
      tables[table.name] = await packTable(packer, tx, table);
    return { tables, sequences: await readSequences(tx) };
  });
  if (secretKeyFile !== undefined && existsSync(secretKeyFile)) {
    await add(packer, entryNames.secretKey, readFileSync(secretKeyFile));
  }
  const manifest: Manifest = { ...contents, media: await packMedia(packer, mediaDir) };
  await add(packer, entryNames.manifest, json(manifest));
}

async function readAbout(tx: Transaction, { kind }: Database): Promise<About> {
  const migrations = await tx.rows<About['migrations'][number]>(
    sql`select name, checksum from migrations order by name`,
  );
  const created_at = new Date().toISOString();
  return { format: 1, version, created_at, database: kind, migrations };
}

async function packTable(packer: Packer, tx: Transaction, table: Table): Promise<TableSum> {
  const sum = tableSum();
  if (table.isUnreadable) return sum.total();
  await tx.rows(sql`declare backup_rows no scroll cursor for ${rowsAsText(table)}`);
  for (let part = 1; ; part += 1) {
    const rows = await tx.rows<{ row: string }>(
      sql`fetch forward ${sql.raw(String(batch))} from backup_rows`,
    );
    if (rows.length === 0) break;
    for (const { row } of rows) sum.add(row);
    const lines = rows.map(({ row }) => `${row}\n`).join('');
    await add(packer, entryNames.table(table.name, part), Buffer.from(lines));
  }
  await tx.rows(sql`close backup_rows`);
  return sum.total();
}

async function packMedia(packer: Packer, mediaDir: string): Promise<Manifest['media']> {
  const sum = mediaSum();
  for (const path of await filesIn(mediaDir)) {
    const content = await readFile(join(mediaDir, path)).catch((error: NodeJS.ErrnoException) => {
      // Removed since the folder was listed: no row of the backup references it any more.
      if (error.code === 'ENOENT') return undefined;
      throw error;
    });
    if (!content) continue;
    sum.add(path, content);
    await add(packer, entryNames.media(path), content);
  }
  return sum.total();
}

/** Paths of all files below a folder, in a fixed order. */
async function filesIn(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort();
}

function json(value: unknown): Buffer {
  return Buffer.from(JSON.stringify(value, undefined, 1));
}

async function add(packer: Packer, name: string, content: Uint8Array): Promise<void> {
  const body = packer.add({ name, size: content.length, mode: 0o600 }).getWriter();
  // A plain view, because the archive accepts no other kind of bytes.
  await body.write(
    new Uint8Array(content.buffer, content.byteOffset, content.length) as Uint8Array<ArrayBuffer>,
  );
  await body.close();
}
