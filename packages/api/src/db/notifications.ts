import { sql } from 'drizzle-orm';
import pg from 'pg';
import type { Queryable } from './database.ts';
import { databaseFailure } from './databaseFailure.ts';

/** Somebody who hears what any process of the product tells on a channel. */
export interface Listener {
  heard(payload: string): void;
  /** The connection broke: until `resumed`, notifications are lost. */
  interrupted?(): void;
  /** Everything committed from now on is heard again. */
  resumed?(): void;
}

export interface Notifications {
  /**
   * Resolves once everything committed from now on is heard, with the way to stop listening. Must not
   * be awaited inside a transaction: the embedded database has one connection for both.
   */
  listen(channel: string, listener: Listener): Promise<() => void>;
  /**
   * Whether everything that was committed more than `trustFor` ago has been heard. False for a connection
   * that has been silent for longer, and for a process that was itself stopped meanwhile.
   */
  isCurrent(): boolean;
}

/** How long a process believes, without a sign of life, that it hears everything, in ms. */
export const trustFor = 5_000;

/**
 * Tells every process, this one included, once the transaction is committed; nothing is told when it
 * rolls back. Equal payloads of one transaction are told once.
 * @param channel Up to 63 characters.
 * @param payload Under 8,000 bytes: the id of what changed, not the thing itself.
 */
export async function notify(on: Queryable, channel: string, payload: string): Promise<void> {
  await on.rows(sql`select pg_notify(${channel}, ${payload})`);
}

/** Who listens to what, whatever connection brings it. */
export interface Channels {
  add(channel: string, listener: Listener): () => void;
  /** Passes on what the connection hears, and begins to listen on it to all that somebody wants. */
  bind(client: pg.ClientBase): Promise<void>;
  /** Passes on what the connection itself tells on one channel, before its commit is answered. */
  bindOwn(client: pg.ClientBase, channel: string): Promise<void>;
  interrupted(): void;
  resumed(): void;
}

export function createChannels(): Channels {
  const listeners = new Map<string, Set<Listener>>();
  const everybody = () => [...listeners.values()].flatMap((some) => [...some]);

  function tell({ channel, payload = '' }: pg.Notification): void {
    for (const listener of listeners.get(channel) ?? []) listener.heard(payload);
  }

  return {
    add(channel, listener) {
      const some = listeners.get(channel) ?? new Set();
      listeners.set(channel, some.add(listener));
      return () => {
        some.delete(listener);
      };
    },
    async bind(client) {
      client.on('notification', tell);
      for (const channel of listeners.keys()) await client.query(listenTo(channel));
    },
    async bindOwn(client, channel) {
      const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
      client.on('notification', (message) => {
        if (message.processId === rows[0]?.pid) tell(message);
      });
      await client.query(listenTo(channel));
    },
    interrupted() {
      for (const listener of everybody()) listener.interrupted?.();
    },
    resumed() {
      for (const listener of everybody()) listener.resumed?.();
    },
  };
}

function listenTo(channel: string): string {
  return `listen ${pg.escapeIdentifier(channel)}`;
}

/** Listens on the only connection of a pool: the embedded database has no other. */
export function pooledNotifications(pool: pg.Pool, channels: Channels): Notifications {
  // A connection that ends may take with it what it had not told yet.
  pool.on('remove', () => channels.interrupted());
  pool.on('connect', () => channels.resumed());
  return {
    async listen(channel, listener) {
      const stop = channels.add(channel, listener);
      try {
        await pool.query(listenTo(channel));
      } catch (error) {
        stop();
        throw databaseFailure(error);
      }
      return stop;
    },
    // The engine runs in this process: it tells before it answers.
    isCurrent: () => true,
  };
}

/** How long to wait before the lost connection is tried again, in ms; doubled up to the second figure. */
const retry = { first: 100, longest: 5_000 };
/** How often the connection is probed, in ms. */
const probeEvery = 1_000;

/**
 * Listens on a connection of its own, opened with the first listener and opened again whenever it
 * breaks. Needs a session: a pooler in transaction mode does not pass notifications on.
 */
export function dedicatedNotifications(
  connect: () => pg.Client,
  channels: Channels,
): Notifications & { close(): Promise<void> } {
  let opening: Promise<pg.Client> | undefined;
  let isClosed = false;
  let retrying: NodeJS.Timeout | undefined;
  /** Everything committed before this moment has been heard. */
  let currentAt = Number.NEGATIVE_INFINITY;

  async function open(): Promise<pg.Client> {
    const client = connect();
    client.on('error', () => undefined);
    try {
      await client.connect();
      await channels.bind(client);
      currentAt = performance.now();
    } catch (error) {
      opening = undefined;
      await client.end().catch(() => undefined);
      throw error;
    }
    const stopProbing = probeRegularly(client, (sentAt) => {
      currentAt = sentAt;
    });
    client.once('end', () => {
      stopProbing();
      opening = undefined;
      if (isClosed) return;
      channels.interrupted();
      reopenIn(retry.first);
    });
    return client;
  }

  function connection(): Promise<pg.Client> {
    opening ??= open();
    return opening;
  }

  function reopenIn(wait: number): void {
    retrying = setTimeout(() => {
      connection().then(
        () => channels.resumed(),
        () => isClosed || reopenIn(Math.min(2 * wait, retry.longest)),
      );
    }, wait);
  }

  return {
    async listen(channel, listener) {
      const stop = channels.add(channel, listener);
      try {
        await (await connection()).query(listenTo(channel));
      } catch (error) {
        stop();
        throw databaseFailure(error);
      }
      return stop;
    },
    isCurrent: () => performance.now() - currentAt < trustFor,
    async close() {
      isClosed = true;
      clearTimeout(retrying);
      await (await opening?.catch(() => undefined))?.end();
    },
  };
}

/**
 * Asks the connection for a sign of life every second, and ends one that gives none: a connection whose other
 * side is gone without a word looks alive. PostgreSQL delivers what was committed before it answers.
 */
function probeRegularly(client: pg.Client, onAnswer: (sentAt: number) => void): () => void {
  let waitingSince: number | undefined;
  const timer = setInterval(() => {
    const now = performance.now();
    if (waitingSince !== undefined) {
      if (now - waitingSince > trustFor) client.connection.stream.destroy();
      return;
    }
    waitingSince = now;
    client.query('select 1').then(
      () => {
        waitingSince = undefined;
        onAnswer(now);
      },
      () => undefined,
    );
  }, probeEvery);
  timer.unref();
  return () => clearInterval(timer);
}
