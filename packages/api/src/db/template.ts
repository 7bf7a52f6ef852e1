import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { sql } from 'drizzle-orm';
import { embeddedDatabase } from './embedded.ts';
import { migrate } from './migrate.ts';
import { packageFolder, readMigrations } from './migrations.ts';

/** Longer than any migration of an empty database takes. */
const timeLimit = 120_000;

/**
 * The file that new embedded databases start from: an empty, migrated database. Initialising one takes
 * seconds, unpacking one a fraction of that. Made when it is missing, which the build does ahead of time.
 * Undefined when it can neither be found nor stored.
 */
export async function preparedTemplate(): Promise<string | undefined> {
  const folder = new URL('.cache/', packageFolder());
  const file = fileURLToPath(new URL(`pglite-${await fingerprint()}.tar`, folder));
  if (existsSync(file)) return file;
  const archive = await makeTemplate();
  const unfinished = `${file}.${process.pid}`;
  try {
    await mkdir(folder, { recursive: true });
    await writeFile(unfinished, archive);
    await rename(unfinished, file);
    return file;
  } catch {
    // An installation that may not be written to starts slower, but it starts.
    await rm(unfinished, { force: true });
    return undefined;
  }
}

/** Changes with the engine and with the migrations. */
async function fingerprint(): Promise<string> {
  const engine = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  const about = await readFile(new URL('../package.json', pathToFileURL(engine)), 'utf8');
  const hash = createHash('sha256').update(about);
  for (const { name, checksum } of await readMigrations()) hash.update(name).update(checksum);
  return hash.digest('hex').slice(0, 16);
}

async function makeTemplate(): Promise<Uint8Array> {
  const { db, thread } = await embeddedDatabase({
    dataDir: undefined,
    template: undefined,
    statementTimeout: timeLimit,
  });
  try {
    await migrate(db);
    await db.rows(sql`checkpoint`);
    return await thread.dump();
  } finally {
    await db.close();
  }
}
