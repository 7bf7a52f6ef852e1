/**
 * The thread that PGlite runs in, so that a slow query never keeps the server from answering.
 * Plain JavaScript: a worker thread gets no loader, whatever runs the rest (tsx, vitest or the bundle).
 *
 * Started with `{ dataDir?, template? }` (see `pgliteThread.ts`); without a folder it works in memory.
 * Takes frontend messages of the PostgreSQL protocol as bytes and answers each batch with the
 * backend's bytes. `{ dump: true }` is answered with the data folder as a tar archive.
 */
import { existsSync, mkdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';

const { dataDir, template } = workerData;

const isNew = !dataDir || !existsSync(join(dataDir, 'PG_VERSION'));
if (dataDir) mkdirSync(dataDir, { recursive: true, mode: 0o700 });

const database = await PGlite.create({
  ...(dataDir ? { dataDir } : {}),
  ...(isNew && template ? { loadDataDir: new Blob([await readFile(template)]) } : {}),
  extensions: { pg_trgm, unaccent },
});

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
