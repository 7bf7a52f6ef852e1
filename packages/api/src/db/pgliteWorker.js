/**
 * The thread that PGlite runs in, so that a slow query never keeps the server from answering.
 * Plain JavaScript: a worker thread gets no loader, whatever runs the rest (tsx, vitest or the bundle).
 *
 * Started with `{ dataDir?, from? }` (see `pgliteThread.ts`); without a folder it works in memory.
 * Takes frontend messages of the PostgreSQL protocol as bytes and answers each batch with the
 * backend's bytes. `{ dump: true }` is answered with the data folder as a tar archive.
 */
import { existsSync, readFileSync } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';

const { dataDir, from } = workerData;

/**
 * The engine's own cache of pages. Its default, 128 MB, is resident from the start; what does not fit
 * is read from the page cache of the system.
 */
const sharedBuffers = '32MB';
/** The log is cut into files of so many megabytes: a new database carries one of them, not 16 MB. */
const logFileMegabytes = 2;

/**
 * How much of a function of the engine runs, in bytes of code, before V8 optimises it. By its default of
 * 1.8 million it spends more of a start on optimising than on starting, and a busy minute is no quicker for it.
 */
setFlagsFromString('--wasm-tiering-budget=100000000');

// Compiled on other threads while this one copies.
const engine = WebAssembly.compile(
  readFileSync(new URL('pglite.wasm', import.meta.resolve('@electric-sql/pglite'))),
);

const isNew = !dataDir || !existsSync(join(dataDir, 'PG_VERSION'));
if (dataDir && isNew) {
  await mkdir(dirname(dataDir), { recursive: true });
  if (from) await copyFolder(from, dataDir);
  else await mkdir(dataDir, { recursive: true, mode: 0o700 });
}

const database = await PGlite.create({
  ...(dataDir ? { dataDir } : {}),
  ...(!dataDir && from ? { loadDataDir: new Blob([await readFile(from)]) } : {}),
  pgliteWasmModule: await engine,
  extensions: { pg_trgm, unaccent },
  startParams: [...PGlite.defaultStartParams, '-c', `shared_buffers=${sharedBuffers}`],
  initDbStartParams: [`--wal-segsize=${logFileMegabytes}`],
});

/** Whole or not at all: a start that is cut short must not leave half a database. */
async function copyFolder(source, to) {
  const unfinished = `${to}.new`;
  await rm(unfinished, { recursive: true, force: true });
  await copyEntries(source, unfinished);
  await rm(to, { recursive: true, force: true });
  await rename(unfinished, to);
}

/** Several at once: it is some eight hundred files, and a start waits for them. */
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

/** What belongs to one connection must not outlive it: the engine has a single session for all of them. */
async function resetSession() {
  if (database.isInTransaction()) await database.exec('rollback');
  await database.exec('discard all');
}

const STARTUP = 0;

async function answer(message) {
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

// One after the other: the engine cannot be entered twice.
let last = Promise.resolve();
parentPort.on('message', (message) => {
  last = last.then(async () => {
    const bytes = await answer(message);
    // A copy of its own: what the engine hands out may be a view into its memory.
    const copy = bytes.slice();
    parentPort.postMessage(copy, [copy.buffer]);
  });
});
parentPort.postMessage('ready');
