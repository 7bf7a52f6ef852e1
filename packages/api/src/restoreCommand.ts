import { createReadStream, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { sql } from 'drizzle-orm';
import { readBackup } from './backup/readBackup.ts';
import { BackupRefused } from './backup/refused.ts';
import { ConfigError, readConfig } from './config.ts';
import type { Database } from './db/database.ts';
import { openDatabase } from './db/open.ts';
import { lockDataDir } from './lifecycle/dataDirLock.ts';
import { type DataFolders, dataFolders } from './lifecycle/dataFolders.ts';
import { startFailure } from './lifecycle/startFailure.ts';

/** One statement may build an index over a large table. */
const statementTimeout = 1_800_000;

/**
 * `npm run restore -- FILE`: puts a backup into an empty place, which may be of the other kind of
 * database. Takes the settings of the server, which must not run there.
 */
async function run(): Promise<void> {
  const [given] = process.argv.slice(2);
  if (given === undefined || !existsSync(given)) {
    throw new ConfigError(
      `There is no file ${given ?? 'named'}. Write npm run restore -- rentyard.tar.gz`,
    );
  }
  const config = readConfig(process.env);
  mkdirSync(config.dataDir, { recursive: true });
  process.on('exit', lockDataDir(config.dataDir));
  const folders = dataFolders(config.dataDir);
  refuseFullFolders(config.dataDir, folders, config.databaseUrl === undefined);
  const db = await openDatabase({
    statementTimeout,
    ...(config.databaseUrl === undefined
      ? { dataDir: folders.database }
      : { url: config.databaseUrl }),
  });
  if (config.databaseUrl !== undefined) await refuseFullDatabase(db);
  const started = Date.now();
  const secretKeyFile = join(config.dataDir, 'secret.key');
  try {
    const { tables, media } = await readBackup(createReadStream(resolve(given)), {
      db,
      mediaDir: folders.media,
      secretKeyFile,
    });
    await db.close();
    const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0);
    const seconds = ((Date.now() - started) / 1000).toFixed(1);
    console.log(
      `${rows} rows of ${Object.keys(tables).length} tables and ${media.files} media files restored and compared in ${seconds} s`,
    );
  } catch (error) {
    await db.close();
    // Nothing half-restored is left to be started.
    for (const path of [folders.media, secretKeyFile])
      rmSync(path, { recursive: true, force: true });
    if (config.databaseUrl === undefined)
      rmSync(folders.database, { recursive: true, force: true });
    throw error;
  }
}

function refuseFullFolders(dataDir: string, folders: DataFolders, isEmbedded: boolean): void {
  const isFull =
    readdirSync(folders.media).length > 0 ||
    existsSync(join(dataDir, 'secret.key')) ||
    (isEmbedded && existsSync(folders.database));
  if (isFull) {
    throw new ConfigError(
      `${dataDir} holds an installation, which a restore would overwrite. Name an empty DATA_DIR or move that one away.`,
    );
  }
}

async function refuseFullDatabase(db: Database): Promise<void> {
  const found = await db.one<{ tables: number }>(
    sql`select count(*) as tables from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`,
  );
  if (!found?.tables) return;
  await db.close();
  throw new ConfigError(
    'DATABASE_URL names a database that holds tables, which a restore would overwrite. Name an empty one.',
  );
}

try {
  await run();
} catch (error) {
  console.error(error instanceof BackupRefused ? error.message : (startFailure(error) ?? error));
  process.exit(1);
}
