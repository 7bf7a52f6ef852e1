import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { sql } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { migrate } from '../migration/migrate.ts';
import { packageFolder, readMigrations } from '../migration/migrations.ts';
import { embeddedDatabase } from './embeddedDatabase.ts';
import { pruneSpareWal } from './pruneWal.ts';

/** Longer than any migration of an empty database takes, in ms. */
const timeLimit = 120_000;
/** How long the template of an older version is stored, in ms. */
const retention = 86_400_000;

/** The template of new embedded databases: a folder for the disk, and a tar archive for memory. */
export interface Template {
  readonly folder: string;
  readonly archive: string;
}

/**
 * An empty, migrated database. Copying it takes a fraction of the seconds that initialising takes.
 * Created if missing; the build does so in advance. Undefined when it can be neither found nor
 * stored.
 */
export async function prepareTemplate(): Promise<Template | undefined> {
  const cache = fileURLToPath(new URL('.cache/', packageFolder()));
  const name = `pglite-${await fingerprint()}`;
  const template = { folder: join(cache, name), archive: join(cache, `${name}.tar`) };
  // The folder is written last.
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
    // A read-only installation starts slower, but it starts.
    return undefined;
  }
}

/** Deletes templates of versions that were not used recently; a running test may still use a newer one. */
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

/** Changes with the engine, with the settings of the template, and with the migrations. */
async function fingerprint(): Promise<string> {
  const engine = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  const about = await readFile(new URL('../package.json', pathToFileURL(engine)), 'utf8');
  const hash = createHash('sha256').update(about).update(String(form));
  for (const { name, checksum } of await readMigrations()) hash.update(name).update(checksum);
  return hash.digest('hex').slice(0, 16);
}

/** Incremented when the way of making templates changes. */
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

/**
 * The engine creates two databases as templates for further ones. They are not needed, and they are
 * half of its files.
 */
async function dropSpareDatabases(db: Database): Promise<void> {
  await db.rows(sql`update pg_database set datistemplate = false`);
  for (const spare of ['template0', 'template1']) {
    await db.rows(sql`drop database ${sql.identifier(spare)}`);
  }
}
