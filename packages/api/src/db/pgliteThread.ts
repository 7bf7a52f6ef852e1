import { Duplex } from 'node:stream';
import { Worker } from 'node:worker_threads';

/** Where the embedded database lives and how long it may think about one batch of messages. */
export interface PgliteOptions {
  /** Absolute folder of the data; undefined keeps everything in memory. */
  readonly dataDir: string | undefined;
  /**
   * What a new database starts from: a folder to copy, in memory a tar archive to unpack. Without it
   * one is initialised, which takes seconds.
   */
  readonly from: string | undefined;
  readonly statementTimeout: number;
}

/** The embedded database in its thread. Bytes of the PostgreSQL protocol go in and come out. */
export interface PgliteThread {
  /** Resolves once it is open; rejects when it cannot be. Whatever is asked before then waits for it. */
  readonly opened: Promise<void>;
  /** A connection as node-postgres expects it of a socket. One at a time. */
  connect(): Duplex;
  /** Turns the time limit of statements off and on. */
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

/** How often the clock of a running statement is looked at. */
const tick = 250;

/**
 * Starts the thread. When a statement passes its time limit, the thread is ended and the next statement
 * finds a new one: everything acknowledged is on disk.
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
    workerData: { dataDir, from },
  });
  // Answers come in the order of the questions.
  const pending: PendingRequest[] = [];
  let isDead = false;
  let answerDue = Number.POSITIVE_INFINITY;

  function die(error: Error): void {
    if (isDead) return;
    isDead = true;
    clearInterval(watch);
    void worker.terminate();
    for (const request of pending.splice(0)) request.reject(error);
  }

  const watch = setInterval(() => {
    if (Date.now() > answerDue) die(new PgliteStopped('a statement passed its time limit'));
  }, tick);
  watch.unref();

  const ready = new Promise<void>((resolve, reject) => {
    worker.on('message', (message: Uint8Array | 'ready') => {
      if (message === 'ready') return resolve();
      const request = pending.shift();
      answerDue = pending.length > 0 ? Date.now() + limit() : Number.POSITIVE_INFINITY;
      request?.resolve(message);
    });
    worker.on('error', (error) => {
      die(new PgliteStopped('its thread failed', error));
      reject(error);
    });
    worker.on('exit', () => die(new PgliteStopped('its thread ended')));
  });
  // Whoever asks next learns of a failed start; nobody may be left to await it.
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
        if (pending.length === 0) answerDue = Date.now() + limit();
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

/** The embedded database stopped under a caller. It is started anew for the next one. */
export class PgliteStopped extends Error {
  /** Read by `databaseFailure` as a lost connection. */
  readonly code = 'ECONNRESET';

  constructor(reason: string, cause?: unknown) {
    super(`The embedded database stopped: ${reason}`, { cause });
  }
}

/** What node-postgres calls on a socket beside the stream itself. */
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
      (answer) => {
        if (answer.length > 0)
          stream.push(Buffer.from(answer.buffer, answer.byteOffset, answer.length));
        done();
      },
      (error: Error) => done(error),
    );
  };
  return new PgliteStream({
    read() {
      // Answers are pushed as they come.
    },
    write(chunk: Uint8Array, _encoding, done) {
      pass(copyOf(chunk), this, done);
    },
    writev(chunks, done) {
      pass(copyOf(Buffer.concat(chunks.map(({ chunk }) => chunk as Uint8Array))), this, done);
    },
    final(done) {
      this.push(null);
      done();
    },
  });
}

/** Cuts the message out of node's shared buffer pool, which must not be cloned as a whole. */
function copyOf(bytes: Uint8Array): Uint8Array {
  return Uint8Array.from(bytes);
}
