import { randomUUID } from 'node:crypto';
import { createReadStream, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { sql } from 'drizzle-orm';
import { readBackup } from '../backup/readBackup.ts';
import {
  clearMarker,
  markUnfinished,
  unfinishedRestore,
  wasCommitted,
} from '../backup/unfinishedRestore.ts';
import { type Config, ConfigError, readConfig } from '../config/config.ts';
import type { Database } from '../db/database.ts';
import { openDatabase } from '../db/open.ts';
import { configuredDatabase } from '../lifecycle/configuredDatabase.ts';
import { lockDataDir } from '../lifecycle/dataDirLock.ts';
import { type DataFolders, dataFolders } from '../lifecycle/dataFolders.ts';
import { runCommand } from '../lifecycle/runCommand.ts';

/**
 * `npm run restore -- FILE`: restores a backup into an empty installation, which may use the other
 * kind of database. Uses the settings of the server, which must not run.
 */
async function run(): Promise<void> {
  const [given] = process.argv.slice(2);
  if (given === undefined || !existsSync(given)) {
    throw new ConfigError(
      `${given ? `There is no file ${given}.` : 'No file is named.'} Write npm run restore -- rentyard.tar.gz`,
    );
  }
  const config = readConfig(process.env);
  mkdirSync(config.dataDir, { recursive: true });
  process.on('exit', lockDataDir(config.dataDir));
  if (await finishedBefore(config)) {
    console.log('The previous restore was complete. There is nothing to do.');
    return;
  }
  const folders = dataFolders(config.dataDir);
  refuseFullFolders(config.dataDir, folders, config.databaseUrl === undefined);
  const id = randomUUID();
  const db = await openDatabase(configuredDatabase(config));
  if (config.databaseUrl !== undefined) await refuseFullDatabase(db);
  const started = Date.now();
  markUnfinished(config.dataDir, id);
  try {
    const { tables, media } = await readBackup(createReadStream(resolve(given)), {
      db,
      mediaDir: folders.media,
      secretKeyFile: join(config.dataDir, 'secret.key'),
      id,
    });
    await db.close();
    clearMarker(config.dataDir);
    const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0);
    const seconds = ((Date.now() - started) / 1000).toFixed(1);
    console.log(
      `${rows} rows of ${Object.keys(tables).length} tables and ${media.files} media files restored and compared in ${seconds} s`,
    );
  } catch (error) {
    await db.close();
    removeFiles(config);
    throw error;
  }
}

/**
 * Whether an interrupted restore had already committed its rows: all files are written before the
 * commit. If not, its files are removed.
 */
async function finishedBefore(config: Config): Promise<boolean> {
  const id = unfinishedRestore(config.dataDir);
  if (id === undefined) return false;
  const isThere =
    config.databaseUrl !== undefined || existsSync(dataFolders(config.dataDir).database);
  const db = isThere ? await openDatabase(configuredDatabase(config)) : undefined;
  const isComplete = db !== undefined && (await wasCommitted(db, id));
  await db?.close();
  if (isComplete) clearMarker(config.dataDir);
  else removeFiles(config);
  return isComplete;
}

/** Removes the files of a restore from the data folder, the marker last. */
function removeFiles({ dataDir, databaseUrl }: Config): void {
  const { media, database } = dataFolders(dataDir);
  const paths = [media, join(dataDir, 'secret.key')];
  if (databaseUrl === undefined) paths.push(database, `${database}.new`);
  for (const path of paths) rmSync(path, { recursive: true, force: true });
  clearMarker(dataDir);
}

function refuseFullFolders(dataDir: string, folders: DataFolders, isEmbedded: boolean): void {
  const isFull =
    readdirSync(folders.media).length > 0 ||
    existsSync(join(dataDir, 'secret.key')) ||
    (isEmbedded && existsSync(folders.database));
  if (isFull) {
    throw new ConfigError(
      `${dataDir} contains an installation, which a restore would overwrite. Set DATA_DIR to an empty folder or move that folder away.`,
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
    'DATABASE_URL names a database with tables, which a restore would overwrite. Set it to an empty database.',
  );
}

await runCommand(run);
