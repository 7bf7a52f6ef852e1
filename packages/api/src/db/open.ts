import { existsSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import type { Database } from './database.ts';
import { embeddedDatabase } from './embedded.ts';
import { createChannels, dedicatedNotifications } from './notifications.ts';
import { pooledDatabase } from './pooled.ts';
import { createStallWatch } from './stallWatch.ts';
import { writtenChannel } from './tableChanges.ts';
import { preparedTemplate } from './template.ts';
import { valueTypes } from './valueTypes.ts';

/** Where the data is: a PostgreSQL server, a folder of the embedded database, or nowhere but memory. */
export type DatabaseLocation =
  | { readonly url: string }
  | {
      readonly dataDir: string;
      /** The folder that a new database starts as; left out, it starts empty. */
      readonly snapshot?: string | undefined;
    }
  | { readonly memory: true };

interface Limits {
  /** Longest that one statement may take, in ms. */
  readonly statementTimeout?: number;
  /** Most connections to PostgreSQL at once. */
  readonly connections?: number;
}

/** Longest that one statement of a request may take, in ms. */
const statementLimit = 9_000;
/** After its own limit a statement is not waited for any longer: the link to the server has died. In ms. */
const linkDelay = 1_000;
/** How long a database may take to let a new connection in before it counts as away, in ms. */
const probeLimit = 2_000;

/** How long a caller waits for a free connection before it is told that the database is away. */
const connectionTimeout = 4_000;

/** What `pg_stat_activity` shows of connections that migrate, seed and restore. */
const sessionName = 'rentyard maintenance';

/** Opens the database. PGlite needs the folder to itself: the caller holds the lock on it. */
export async function openDatabase(location: DatabaseLocation & Limits): Promise<Database> {
  const { db, opened } = await beginToOpen(location);
  await opened;
  return db;
}

/** A database that may still be on its way. */
export interface OpeningDatabase {
  readonly db: Database;
  /** Until it resolves, nothing should be asked that gives up after a few seconds. Rejects when it cannot be opened. */
  readonly opened: Promise<void>;
}

/** As `openDatabase`, for a caller that has something to do meanwhile: the embedded engine takes its time. */
export async function beginToOpen(location: DatabaseLocation & Limits): Promise<OpeningDatabase> {
  const { statementTimeout = statementLimit, connections = 10 } = location;
  if ('url' in location) {
    const connection = {
      connectionString: location.url,
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
    const pool = new pg.Pool({
      ...connection,
      max: connections,
      // Its own writes a connection hears of before they are answered; those of others come by the dedicated one.
      onConnect: (client) => channels.bindOwn(client, writtenChannel),
    });
    const notifications = dedicatedNotifications(() => new pg.Client(connection), channels);
    const openSession = async () => {
      const client = new pg.Client({
        ...connection,
        // Zero is not sent to the server: `options` overrides what a role or a database may set.
        statement_timeout: 0,
        query_timeout: 0,
        idle_in_transaction_session_timeout: 0,
        options: `${connection.options} -c statement_timeout=0 -c idle_in_transaction_session_timeout=0`,
        application_name: sessionName,
      });
      client.on('error', () => undefined);
      await client.connect();
      return { client, end: () => client.end().catch(() => undefined) };
    };
    const watch = createStallWatch(() =>
      reach(new pg.Client({ ...connection, connectionTimeoutMillis: probeLimit })),
    );
    const end = () => notifications.close();
    const db = pooledDatabase({ kind: 'postgres', pool, notifications, openSession, watch, end });
    return { db, opened: Promise.resolve() };
  }
  const { db, thread } = embeddedDatabase({ ...(await placeOf(location)), statementTimeout });
  return { db, opened: thread.opened };
}

/** Rejects when nobody lets the connection in; a server that has no place for it is there all the same. */
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

async function placeOf(location: Exclude<DatabaseLocation, { readonly url: string }>) {
  if ('memory' in location) {
    return { dataDir: undefined, from: (await preparedTemplate())?.archive };
  }
  const { dataDir, snapshot } = location;
  const isThere = existsSync(join(dataDir, 'PG_VERSION'));
  const from = isThere ? undefined : (snapshot ?? (await preparedTemplate())?.folder);
  return { dataDir, from };
}
