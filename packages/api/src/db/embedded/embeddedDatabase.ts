import pg from 'pg';
import { trackOpenTransaction } from '../connections/openTransaction.ts';
import { pooledDatabase } from '../connections/pooledDatabase.ts';
import { unwatched } from '../connections/stallWatch.ts';
import { valueTypes } from '../connections/valueTypes.ts';
import type { Database } from '../database.ts';
import { createChannels, pooledNotifications } from '../notifications.ts';
import { openPglite, type PgliteOptions, type PgliteThread } from './pgliteThread.ts';

/** How long a caller waits for the connection before it gets `Unavailable`, in ms. */
const turnTimeout = 5_000;

/** The embedded database behind the same driver as PostgreSQL. It has one session, so the size of the pool is one. */
export function embeddedDatabase(options: PgliteOptions): {
  readonly db: Database;
  readonly thread: PgliteThread;
} {
  const thread = openPglite(options);
  const channels = createChannels();
  const pool = new pg.Pool({
    types: valueTypes(),
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: turnTimeout,
    user: 'postgres',
    database: 'postgres',
    ssl: false,
    stream: () => thread.connect(),
    onConnect: (client) => channels.bind(client),
  });
  const notifications = pooledNotifications(pool, channels);
  const openSession = async () => {
    const client = await pool.connect();
    thread.limitStatements(false);
    const end = () => {
      thread.limitStatements(true);
      client.release();
    };
    return { client, end };
  };
  const end = () => thread.close();
  const openTransaction = trackOpenTransaction();
  const source = { pool, notifications, openSession, watch: unwatched, openTransaction, end };
  return { db: pooledDatabase({ kind: 'pglite', ...source }), thread };
}
