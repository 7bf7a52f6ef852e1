import { existsSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { type DatabaseLimits, databaseLimits } from '../config/databaseLimits.ts';
import { pooledDatabase } from './connections/pooledDatabase.ts';
import { checkPooler } from './connections/pooler.ts';
import { createStallWatch } from './connections/stallWatch.ts';
import { valueTypes } from './connections/valueTypes.ts';
import type { Database } from './database.ts';
import { embeddedDatabase } from './embedded/embeddedDatabase.ts';
import { prepareTemplate } from './embedded/template.ts';
import { joinable } from './joinedTransaction.ts';
import { createChannels, dedicatedNotifications } from './notifications.ts';

/** The location of the data: a PostgreSQL server, a folder of the embedded database, or memory only. */
export type DatabaseLocation =
  | {
      readonly url: string;
      /** The same database without the pooler in transaction mode that `url` leads to. */
      readonly directUrl?: string | undefined;
    }
  | {
      readonly dataDir: string;
      /** The folder that a new database copies; without it, the database starts empty. */
      readonly snapshot?: string | undefined;
    }
  | { readonly memory: true };

/** A statement that exceeds its timeout by this much, in ms, means a dead network link. */
const linkDelay = 1_000;
/** How long connecting may take before the database counts as unavailable, in ms. */
const probeLimit = 2_000;

/** How long a caller waits for a free connection before it gets `Unavailable`, in ms. */
const connectionTimeout = 4_000;

/** `application_name` of connections that migrate, seed and restore. */
const sessionName = 'rentyard maintenance';

/** Opens the database. PGlite needs exclusive use of the folder: the caller has the lock on it. */
export async function openDatabase(
  location: DatabaseLocation & Partial<DatabaseLimits>,
): Promise<Database> {
  const { db, opened } = await beginToOpen(location);
  await opened;
  return db;
}

/** A database that may still be opening. */
export interface OpeningDatabase {
  readonly db: Database;
  /**
   * Until it resolves, send no queries with a timeout of a few seconds. Rejects when the database
   * cannot be opened.
   */
  readonly opened: Promise<void>;
}

/** Like `openDatabase`, but returns before the database is open, because the embedded engine starts slowly. */
export async function beginToOpen(
  location: DatabaseLocation & Partial<DatabaseLimits>,
): Promise<OpeningDatabase> {
  const { statementTimeout, connections } = { ...databaseLimits, ...location };
  if ('url' in location) {
    const { url, directUrl } = location;
    const connection = {
      connectionString: directUrl ?? url,
      types: valueTypes(),
      connectionTimeoutMillis: connectionTimeout,
      statement_timeout: statementTimeout,
      query_timeout: statementTimeout + linkDelay,
      idle_in_transaction_session_timeout: 2 * statementTimeout,
      application_name: 'rentyard',
      keepAlive: true,
      options: '-c timezone=UTC',
    };
    const channels = createChannels();
    // A pooler takes neither the timeouts nor the options of a session.
    const { statement_timeout, idle_in_transaction_session_timeout, options, ...common } =
      connection;
    const pooled = directUrl === undefined ? connection : { ...common, connectionString: url };
    const pool = new pg.Pool({ ...pooled, max: connections, pipeline: true });
    const notifications = dedicatedNotifications(() => new pg.Client(connection), channels);
    const openSession = async () => {
      const client = new pg.Client({
        ...connection,
        // node-postgres does not send zero, so `options` overrides the defaults of a role or a
        // database.
        statement_timeout: 0,
        query_timeout: 0,
        idle_in_transaction_session_timeout: 0,
        options: `${options} -c statement_timeout=0 -c idle_in_transaction_session_timeout=0`,
        application_name: sessionName,
      });
      client.on('error', () => undefined);
      await client.connect();
      return { client, end: () => client.end().catch(() => undefined) };
    };
    const watch = createStallWatch(() =>
      reach(new pg.Client({ ...pooled, connectionTimeoutMillis: probeLimit })),
    );
    const end = () => notifications.close();
    const db = pooledDatabase({
      ...{ kind: 'postgres', pool, notifications, openSession, watch, end },
      ...(directUrl !== undefined && {
        transactionSettings: { statement_timeout, idle_in_transaction_session_timeout },
      }),
    });
    const opened = checkPooler({ url, directUrl });
    // The caller waits for it later.
    opened.catch(() => undefined);
    return { db: joinable(db), opened };
  }
  const { db, thread } = embeddedDatabase({
    ...(await preparedLocation(location)),
    statementTimeout,
  });
  return { db: joinable(db), opened: thread.opened };
}

/** Rejects when connecting fails; a server with too many connections counts as available. */
async function reach(client: pg.Client): Promise<void> {
  client.on('error', () => undefined);
  try {
    await client.connect();
  } catch (error) {
    if ((error as { code?: string }).code !== tooManyConnections) throw error;
  } finally {
    void client.end().catch(() => undefined);
  }
}

const tooManyConnections = '53300';

async function preparedLocation(location: Exclude<DatabaseLocation, { readonly url: string }>) {
  if ('memory' in location) {
    return { dataDir: undefined, from: (await prepareTemplate())?.archive };
  }
  const { dataDir, snapshot } = location;
  const isThere = existsSync(join(dataDir, 'PG_VERSION'));
  const from = isThere ? undefined : (snapshot ?? (await prepareTemplate())?.folder);
  return { dataDir, from };
}
