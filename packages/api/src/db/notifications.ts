import { type SQL, sql } from 'drizzle-orm';
import pg from 'pg';
import { databaseFailure } from './databaseFailure.ts';

/** A subscriber to notifications of all processes on a channel. */
export interface Listener {
  received(payload: string): void;
  /** The connection broke: until `resumed`, notifications are lost. */
  interrupted?(): void;
  /** Notifications of all later commits are received again. */
  resumed?(): void;
}

export interface Notifications {
  /**
   * Resolves with the function that stops listening, once all later commits are received. Must not
   * be awaited inside a transaction: the embedded database has one connection for both.
   */
  listen(channel: string, listener: Listener): Promise<() => void>;
  /**
   * Whether all notifications committed more than `trustFor` ago have been received. False when the
   * connection has been silent for longer, or when this process was suspended.
   */
  isCurrent(): boolean;
  /** Resolves once all notifications that were committed before the call have been received. */
  flush(): Promise<void>;
}

/** How long a process trusts a connection without a sign of life, in ms. */
export const trustFor = 5_000;

/**
 * Notifies every process, this one included, after the commit; a rollback sends nothing. Equal
 * payloads of one transaction are sent once.
 * @param channel Up to 63 characters.
 * @param payload Under 8,000 bytes: the id of the changed record, not the record.
 */
export async function notify(
  on: { rows(query: SQL): Promise<unknown> },
  channel: string,
  payload: string,
): Promise<void> {
  await on.rows(sql`select pg_notify(${channel}, ${payload})`);
}

/** The listeners of each channel, independent of the connection. */
export interface Channels {
  add(channel: string, listener: Listener): () => void;
  /** Forwards notifications of the connection, and listens on it to every channel with a listener. */
  bind(client: pg.ClientBase): Promise<void>;
  interrupted(): void;
  resumed(): void;
}

export function createChannels(): Channels {
  const listeners = new Map<string, Set<Listener>>();
  const everybody = () => [...listeners.values()].flatMap((some) => [...some]);

  function deliver({ channel, payload = '' }: pg.Notification): void {
    for (const listener of listeners.get(channel) ?? []) listener.received(payload);
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
      client.on('notification', deliver);
      for (const channel of listeners.keys()) await client.query(listenTo(channel));
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
  // A removed connection may have lost notifications.
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
    // The engine runs in this process and notifies before it responds.
    isCurrent: () => true,
    flush: async () => undefined,
  };
}

/** Delay before reconnecting, in ms; doubled up to the second value. */
const retry = { first: 100, longest: 5_000 };
/** Probe interval of the connection, in ms. */
const probeEvery = 1_000;
/** How long a writer waits for its own notifications, in ms. */
const flushLimit = 2_000;

/**
 * Listens on a dedicated connection, opened with the first listener and reopened whenever it
 * breaks. Needs a session: a pooler in transaction mode does not forward notifications.
 */
export function dedicatedNotifications(
  connect: () => pg.Client,
  channels: Channels,
): Notifications & { close(): Promise<void> } {
  let opening: Promise<pg.Client> | undefined;
  let isClosed = false;
  let retrying: NodeJS.Timeout | undefined;
  /** All notifications committed before this time have been received. */
  let currentAt = Number.NEGATIVE_INFINITY;
  let flushing: Promise<void> = Promise.resolve();
  /** The next round trip. All writers that wait for the current one share it. */
  let nextFlush: Promise<void> | undefined;

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

  const isCurrent = () => performance.now() - currentAt < trustFor;

  /** PostgreSQL delivers committed notifications before it responds. */
  async function roundTrip(): Promise<void> {
    const client = await opening;
    if (!client) return;
    const timer = setTimeout(() => client.connection.stream.destroy(), flushLimit);
    await client.query('select 1').finally(() => clearTimeout(timer));
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
    isCurrent,
    flush() {
      // Without a listener, or with a silent connection, nothing is cached.
      if (!opening || !isCurrent()) return Promise.resolve();
      nextFlush ??= flushing.then(() => {
        nextFlush = undefined;
        flushing = roundTrip().catch(() => undefined);
        return flushing;
      });
      return nextFlush;
    },
    async close() {
      isClosed = true;
      clearTimeout(retrying);
      await (await opening?.catch(() => undefined))?.end();
    },
  };
}

/**
 * Probes the connection every second and ends it when it does not respond: a connection whose peer
 * vanished looks alive. PostgreSQL delivers committed notifications before it responds.
 */
function probeRegularly(client: pg.Client, onResponse: (sentAt: number) => void): () => void {
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
        onResponse(now);
      },
      () => undefined,
    );
  }, probeEvery);
  timer.unref();
  return () => clearInterval(timer);
}
