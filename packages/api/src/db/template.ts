import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { sql } from 'drizzle-orm';
import type { Database } from './database.ts';
import { embeddedDatabase } from './embedded.ts';
import { migrate } from './migrate.ts';
import { packageFolder, readMigrations } from './migrations.ts';
import { pruneSpareWal } from './pruneWal.ts';

/** Longer than any migration of an empty database takes. */
const timeLimit = 120_000;
/** How long a template outlives its version, in ms. */
const retention = 86_400_000;

/** What new embedded databases start from, twice: as a folder for the disk, and as a tar archive for memory. */
export interface Template {
  readonly folder: string;
  readonly archive: string;
}

/**
 * An empty, migrated database. Initialising one takes seconds, copying one a fraction of that. Made when
 * it is missing, which the build does ahead of time. Undefined when it can neither be found nor stored.
 */
export async function preparedTemplate(): Promise<Template | undefined> {
  const cache = fileURLToPath(new URL('.cache/', packageFolder()));
  const name = `pglite-${await fingerprint()}`;
  const template = { folder: join(cache, name), archive: join(cache, `${name}.tar`) };
  // The folder comes last.
  if (existsSync(template.folder)) return template;
  try {
    await mkdir(cache, { recursive: true });
    const workplace = await mkdtemp(join(cache, 'unfinished-'));
    const folder = join(workplace, 'database');
    const archive = join(workplace, 'archive.tar');
    await writeFile(archive, await makeTemplate(folder));
    await rename(archive, template.archive);
    // Another process may have been faster.
    await rename(folder, template.folder).catch(() => undefined);
    await rm(workplace, { recursive: true, force: true });
    return template;
  } catch {
    // An installation that may not be written to starts slower, but it starts.
    return undefined;
  }
}

/** Removes templates that no version of late has made; a running test may still use a newer one. */
export async function dropOldTemplates(): Promise<void> {
  const cache = fileURLToPath(new URL('.cache/', packageFolder()));
  const current = `pglite-${await fingerprint()}`;
  for (const entry of await readdir(cache)) {
    if (!entry.startsWith('pglite-') || entry.startsWith(current)) continue;
    const path = join(cache, entry);
    const { mtimeMs } = await stat(path);
    if (Date.now() - mtimeMs > retention) await rm(path, { recursive: true, force: true });
  }
}

/** Changes with the engine, with how it is set up, and with the migrations. */
async function fingerprint(): Promise<string> {
  const engine = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  const about = await readFile(new URL('../package.json', pathToFileURL(engine)), 'utf8');
  const hash = createHash('sha256').update(about).update(String(form));
  for (const { name, checksum } of await readMigrations()) hash.update(name).update(checksum);
  return hash.digest('hex').slice(0, 16);
}

/** Raised when templates are made in another way. */
const form = 3;

async function makeTemplate(folder: string): Promise<Uint8Array> {
  const { db, thread } = embeddedDatabase({
    dataDir: folder,
    from: undefined,
    statementTimeout: timeLimit,
  });
  try {
    await thread.opened;
    await migrate(db);
    await dropSpareDatabases(db);
    await pruneSpareWal(db, folder);
    return await thread.dump();
  } finally {
    await db.close();
  }
}

/** The engine makes two databases to copy others from. Nobody makes others: they are half of its files. */
async function dropSpareDatabases(db: Database): Promise<void> {
  await db.rows(sql`update pg_database set datistemplate = false`);
  for (const spare of ['template0', 'template1']) {
    await db.rows(sql`drop database ${sql.identifier(spare)}`);
  }
}
