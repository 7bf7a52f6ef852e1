import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Duplex } from 'node:stream';
import { setFlagsFromString } from 'node:v8';
import { Worker } from 'node:worker_threads';
import { engineFilesWithin, openFileLimit } from '../../config/openFiles.ts';

/** Location of the embedded database and time limit of one batch of messages. */
export interface PgliteOptions {
  /** Absolute folder of the data; undefined means memory only. */
  readonly dataDir: string | undefined;
  /**
   * The template of a new database: a folder to copy, or for memory a tar archive to unpack.
   * Without it a database is initialised, which takes seconds.
   */
  readonly from: string | undefined;
  readonly statementTimeout: number;
}

/** The embedded database in its thread. It exchanges bytes of the PostgreSQL protocol. */
export interface PgliteThread {
  /** Resolves when the database is open; rejects when it cannot be opened. Earlier queries wait for it. */
  readonly opened: Promise<void>;
  /** A connection in the form of a socket for node-postgres. Only one at a time. */
  connect(): Duplex;
  /** Turns the statement timeout off and on. */
  limitStatements(isLimited: boolean): void;
  /** The data folder as a tar archive. */
  dump(): Promise<Uint8Array>;
  close(): Promise<void>;
}

type Message = Uint8Array | { readonly dump: true } | { readonly close: true };

interface PendingRequest {
  readonly resolve: (bytes: Uint8Array) => void;
  readonly reject: (error: Error) => void;
}

/**
 * How many bytes of code of an engine function run before V8 optimises it. With the default of 1.8
 * million, optimising takes most of the start time without making a busy minute faster.
 */
const tieringBudget = 100_000_000;

/** The types of Node do not have this global. */
declare const WebAssembly: { readonly compile: (bytes: Uint8Array) => Promise<object> };

/** The compiled engine. All threads of the process share it. */
let engine: Promise<object> | undefined;

async function compileEngine(): Promise<object> {
  setFlagsFromString(`--wasm-tiering-budget=${tieringBudget}`);
  const folder = dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite'));
  return WebAssembly.compile(await readFile(join(folder, 'pglite.wasm')));
}

/** How often the running time of a statement is checked, in ms. */
const tick = 250;

/**
 * Starts the thread. A statement that exceeds its timeout ends the thread, and the next statement
 * starts a new one: everything acknowledged is on disk.
 */
export function openPglite(options: PgliteOptions): PgliteThread {
  let isClosed = false;
  let isLimited = true;
  const limit = () => (isLimited ? options.statementTimeout : Number.POSITIVE_INFINITY);
  let current = startThread(options, limit);
  const opened = current.ready;

  function living(): Thread {
    if (current.isDead && !isClosed) current = startThread(options, limit);
    return current;
  }

  return {
    opened,
    connect: () => streamOver(living),
    limitStatements(limited) {
      isLimited = limited;
    },
    dump: () => living().request({ dump: true }),
    async close() {
      isClosed = true;
      if (!current.isDead) await current.request({ close: true });
      await current.end();
    },
  };
}

interface Thread {
  readonly ready: Promise<void>;
  readonly isDead: boolean;
  request(message: Message): Promise<Uint8Array>;
  end(): Promise<void>;
}

function startThread({ dataDir, from }: PgliteOptions, limit: () => number): Thread {
  const worker = new Worker(new URL('./pgliteWorker.js', import.meta.url), {
    workerData: { dataDir, from, maxFiles: engineFilesWithin(openFileLimit()) },
  });
  // Responses arrive in the order of the requests.
  const pending: PendingRequest[] = [];
  let isDead = false;
  let responseDue = Number.POSITIVE_INFINITY;

  function die(error: Error): void {
    if (isDead) return;
    isDead = true;
    clearInterval(watch);
    void worker.terminate();
    for (const request of pending.splice(0)) request.reject(error);
  }

  const watch = setInterval(() => {
    if (performance.now() > responseDue)
      die(new PgliteStopped('a statement passed its time limit'));
  }, tick);
  watch.unref();

  const ready = new Promise<void>((resolve, reject) => {
    worker.on('message', (message: Uint8Array | 'ready') => {
      if (message === 'ready') return resolve();
      const request = pending.shift();
      responseDue = pending.length > 0 ? performance.now() + limit() : Number.POSITIVE_INFINITY;
      request?.resolve(message);
    });
    const fail = (error: Error) => {
      die(new PgliteStopped('its thread failed', error));
      reject(error);
    };
    worker.on('error', fail);
    worker.on('exit', () => die(new PgliteStopped('its thread ended')));
    engine ??= compileEngine();
    engine.then((compiled) => worker.postMessage({ engine: compiled }), fail);
  });
  // The next caller gets the error of a failed start; this promise may have no other handler.
  ready.catch(() => undefined);

  return {
    ready,
    get isDead() {
      return isDead;
    },
    async request(message) {
      await ready;
      if (isDead) throw new PgliteStopped('its thread ended');
      return new Promise((resolve, reject) => {
        if (pending.length === 0) responseDue = performance.now() + limit();
        pending.push({ resolve, reject });
        worker.postMessage(message);
      });
    },
    async end() {
      die(new PgliteStopped('it was closed'));
      await worker.terminate();
    },
  };
}

/** The embedded database stopped during a call. The next call starts it again. */
export class PgliteStopped extends Error {
  /** `databaseFailure` treats it as a lost connection. */
  readonly code = 'ECONNRESET';

  constructor(reason: string, cause?: unknown) {
    super(`The embedded database stopped: ${reason}`, { cause });
  }
}

/** Methods of a socket that node-postgres calls besides those of a stream. */
class PgliteStream extends Duplex {
  setNoDelay(): this {
    return this;
  }
  setKeepAlive(): this {
    return this;
  }
  ref(): this {
    return this;
  }
  unref(): this {
    return this;
  }
  connect(): this {
    process.nextTick(() => this.emit('connect'));
    return this;
  }
}

function streamOver(living: () => Thread): Duplex {
  const thread = living();
  const pass = (bytes: Uint8Array, stream: Duplex, done: (error?: Error) => void) => {
    thread.request(bytes).then(
      (bytes) => {
        if (bytes.length > 0)
          stream.push(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length));
        done();
      },
      (error: Error) => done(error),
    );
  };
  return new PgliteStream({
    read() {
      // Responses are pushed as they arrive.
    },
    write(chunk: Uint8Array, _encoding, done) {
      pass(copyBytes(chunk), this, done);
    },
    writev(chunks, done) {
      pass(copyBytes(Buffer.concat(chunks.map(({ chunk }) => chunk as Uint8Array))), this, done);
    },
    final(done) {
      this.push(null);
      done();
    },
  });
}

/** Copies the message out of the shared buffer pool of Node, which must not be cloned as a whole. */
function copyBytes(bytes: Uint8Array): Uint8Array {
  return Uint8Array.from(bytes);
}
