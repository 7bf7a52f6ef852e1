/**
 * The thread that runs PGlite, so that a slow query never blocks the server.
 * Plain JavaScript: a worker thread has no TypeScript loader under tsx, vitest and the bundle.
 *
 * Started with `{ dataDir?, from?, maxFiles }` (see `pgliteThread.ts`); without a folder it works in memory.
 * Opens the database when it receives the compiled engine, and posts 'ready'. Then it receives
 * frontend messages of the PostgreSQL protocol as bytes and posts the bytes of the backend for each
 * batch. Responds to `{ dump: true }` with the data folder as a tar archive.
 */
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';

const { dataDir, from, maxFiles } = workerData;

/**
 * The page cache of the engine. Its default of 128 MB would be resident from the start; other pages
 * are read from the page cache of the system.
 */
const sharedBuffers = '32MB';
/** Size of a log file in MB: a new database contains one of them, and the default is 16 MB. */
const logFileMegabytes = 2;

const isNew = !dataDir || !existsSync(join(dataDir, 'PG_VERSION'));
if (dataDir && isNew) {
  await mkdir(dirname(dataDir), { recursive: true });
  if (from) await copyFolder(from, dataDir);
  else await mkdir(dataDir, { recursive: true, mode: 0o700 });
}

let database;

async function open(engine) {
  database = await PGlite.create({
    ...(dataDir ? { dataDir } : {}),
    ...(!dataDir && from ? { loadDataDir: new Blob([await readFile(from)]) } : {}),
    pgliteWasmModule: engine,
    extensions: { btree_gist, pg_trgm, unaccent },
    startParams: [
      ...PGlite.defaultStartParams,
      ...['-c', `shared_buffers=${sharedBuffers}`],
      ...['-c', `max_files_per_process=${maxFiles}`],
    ],
    initDbStartParams: [`--wal-segsize=${logFileMegabytes}`],
  });
}

/** Copies atomically: an interrupted start must not leave half a database. */
async function copyFolder(source, to) {
  const unfinished = `${to}.new`;
  await rm(unfinished, { recursive: true, force: true });
  await copyEntries(source, unfinished);
  await rm(to, { recursive: true, force: true });
  await rename(unfinished, to);
}

/** Copies in parallel: there are about eight hundred files, and a start waits for them. */
async function copyEntries(source, to) {
  await mkdir(to, { mode: 0o700 });
  const entries = await readdir(source, { withFileTypes: true });
  await Promise.all(
    entries.map((entry) => {
      const [path, copy] = [join(source, entry.name), join(to, entry.name)];
      return entry.isDirectory() ? copyEntries(path, copy) : copyFile(path, copy);
    }),
  );
}

/** Resets the session state of a connection: the engine has a single session for all connections. */
async function resetSession() {
  if (database.isInTransaction()) await database.exec('rollback');
  await database.exec('discard all');
}

const STARTUP = 0;

async function respondTo(message) {
  if (message.dump) {
    const archive = await database.dumpDataDir('none');
    return new Uint8Array(await archive.arrayBuffer());
  }
  if (message.close) {
    await database.close();
    return new Uint8Array(0);
  }
  if (message[0] === STARTUP) await resetSession();
  return database.execProtocolRawSync(message);
}

// One after the other, because the engine is not reentrant.
let last = Promise.resolve();
parentPort.on('message', (message) => {
  last = last.then(async () => {
    if (message.engine) {
      await open(message.engine);
      parentPort.postMessage('ready');
      return;
    }
    const bytes = await respondTo(message);
    // A copy, because the result of the engine may be a view into its memory.
    const copy = bytes.slice();
    parentPort.postMessage(copy, [copy.buffer]);
  });
});
