import { createWriteStream } from 'node:fs';
import { rename, rm, stat } from 'node:fs/promises';
import { get } from 'node:http';
import { join, resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createBackup } from '../backup/writeBackup.ts';
import { ConfigError, readConfig } from '../config/config.ts';
import { openDatabase } from '../db/open.ts';
import { backupSocketOf } from '../lifecycle/backupSocket.ts';
import { directAddress } from '../lifecycle/configuredDatabase.ts';
import { DataDirInUse, lockDataDir } from '../lifecycle/dataDirLock.ts';
import { dataFolders, refuseMissingInstallation } from '../lifecycle/dataFolders.ts';
import { runCommand } from '../lifecycle/runCommand.ts';

/** Reading a large table in key order may take one long statement. */
const statementTimeout = 1_800_000;

/**
 * `npm run backup -- FILE`: saves the database and the media of an installation, running or not, to
 * one file. Uses the settings of the server.
 */
async function run(): Promise<void> {
  const [given] = process.argv.slice(2);
  if (given === undefined) {
    throw new ConfigError('No file is named. Write npm run backup -- rentyard.tar.gz');
  }
  const file = resolve(given);
  const started = Date.now();
  const { archive, close } = await open();
  const unfinished = `${file}.${process.pid}.part`;
  try {
    await pipeline(archive, createWriteStream(unfinished, { mode: 0o600 }));
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  } finally {
    await close();
  }
  const megabytes = ((await stat(file)).size / 1_048_576).toFixed(1);
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  console.log(`${file}: ${megabytes} MB in ${seconds} s`);
}

interface Opened {
  readonly archive: Readable;
  readonly close: () => Promise<void>;
}

async function open(): Promise<Opened> {
  const config = readConfig(process.env);
  const { dataDir } = config;
  const url = directAddress(config);
  if (url === undefined) refuseMissingInstallation(config);
  const folders = dataFolders(dataDir);
  const secretKeyFile = config.appSecret === undefined ? join(dataDir, 'secret.key') : undefined;
  const parts = { mediaDir: folders.media, secretKeyFile };
  if (url !== undefined) {
    const db = await openDatabase({ url, statementTimeout, connections: 2 });
    return { archive: createBackup({ db, ...parts }), close: () => db.close() };
  }
  try {
    process.on('exit', lockDataDir(dataDir));
  } catch (error) {
    if (!(error instanceof DataDirInUse)) throw error;
    // The server has the embedded database open, so the server creates the archive.
    return { archive: await requestFromServer(dataDir), close: async () => undefined };
  }
  const db = await openDatabase({ dataDir: folders.database, statementTimeout });
  return { archive: createBackup({ db, ...parts }), close: () => db.close() };
}

function requestFromServer(dataDir: string): Promise<Readable> {
  return new Promise((resolve, reject) => {
    const request = get({ socketPath: backupSocketOf(dataDir), path: '/backup' }, resolve);
    request.on('error', (error) =>
      reject(
        new ConfigError(
          `The server that uses ${dataDir} refused the backup (${error.message}). Run this command as the user of the server.`,
        ),
      ),
    );
  });
}

await runCommand(run);
