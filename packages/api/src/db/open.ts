import { existsSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import type { Database } from './database.ts';
import { embeddedDatabase } from './embedded.ts';
import { createChannels, dedicatedNotifications } from './notifications.ts';
import { pooledDatabase } from './pooled.ts';
import { preparedTemplate } from './template.ts';
import { valueTypes } from './valueTypes.ts';
import { writtenChannel } from './writes.ts';

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

/** How long a caller waits for a free connection before it is told that the database is away. */
const connectionTimeout = 5_000;

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
  const { statementTimeout = 15_000, connections = 10 } = location;
  if ('url' in location) {
    const connection = {
      connectionString: location.url,
      types: valueTypes(),
      connectionTimeoutMillis: connectionTimeout,
      statement_timeout: statementTimeout,
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
    const end = () => notifications.close();
    const db = pooledDatabase({ kind: 'postgres', pool, notifications, end });
    return { db, opened: Promise.resolve() };
  }
  const { db, thread } = embeddedDatabase({ ...(await placeOf(location)), statementTimeout });
  return { db, opened: thread.opened };
}

async function placeOf(location: Exclude<DatabaseLocation, { readonly url: string }>) {
  if ('memory' in location) {
    return { dataDir: undefined, from: (await preparedTemplate())?.archive };
  }
  const { dataDir, snapshot } = location;
  const isThere = existsSync(join(dataDir, 'PG_VERSION'));
  const from = isThere ? undefined : (snapshot ?? (await preparedTemplate())?.folder);
  return { dataDir, from };
}
