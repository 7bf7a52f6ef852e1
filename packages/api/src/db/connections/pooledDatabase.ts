import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type pg from 'pg';
import { Unavailable } from '../../errors/failures.ts';
import type { Database, Transaction } from '../database.ts';
import { databaseFailure, isWorthAnotherTry } from '../databaseFailure.ts';
import type { Notifications } from '../notifications.ts';
import { createStatements } from '../statements.ts';
import { createTableChanges } from '../tableChanges.ts';
import { queryableOn, runTransaction } from './connection.ts';
import type { OpenTransaction } from './openTransaction.ts';
import { type StallWatch, unwatched } from './stallWatch.ts';

const pingQuery = sql`select 1`;
/** Timeout of `ping`, in ms. */
const pingLimit = 1_000;
/** How often a transaction is run after deadlocks. */
const tries = 4;
/** The longest pause before another try, in ms: two transactions rarely meet again. */
const pauseAtMost = 200;

/** A connection without time limits, and the function that ends it. */
export interface UnlimitedConnection {
  readonly client: pg.ClientBase;
  readonly end: () => unknown;
}

interface Source {
  readonly kind: Database['kind'];
  readonly pool: pg.Pool;
  readonly notifications: Notifications;
  /** Opens the connection of a session. */
  readonly openSession: () => Promise<UnlimitedConnection>;
  readonly watch: StallWatch;
  /** For a pool of one connection. */
  readonly openTransaction?: OpenTransaction;
  /**
   * Settings of each transaction, in ms: connections are those of a pooler in transaction mode, which
   * have no settings and no prepared statements.
   */
  readonly transactionSettings?: Readonly<Record<string, number>>;
  /** Releases the resources behind the pool. */
  readonly end?: () => Promise<void>;
}

function beginWith(settings: Readonly<Record<string, number>>): string {
  const local = Object.entries(settings).map(([name, value]) => `set local ${name} = ${value}`);
  return ['begin', ...local].join('; ');
}

/** A database over a connection pool of node-postgres. */
export function pooledDatabase(source: Source): Database {
  const { kind, pool, notifications, openSession, watch, openTransaction, end } = source;
  const { transactionSettings } = source;
  const statementOf = createStatements({ isNamed: transactionSettings === undefined });
  const begin = beginWith(transactionSettings ?? {});
  const isPipelined = kind === 'postgres';
  // The pool drops an idle connection that breaks and opens the next one on demand.
  pool.on('error', () => undefined);
  // Without a listener, a connection that breaks while in use would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const pooled = queryableOn({
    kind,
    isPipelined,
    onConnection: (send) => onConnection((client) => watch(() => send(client))),
    statementOf,
    // What this process cached of the table is dropped before the write returns.
    onWritten: notifications.flush,
  });

  /**
   * Runs the work with a connection of the pool. After a failure the connection is closed: it may
   * have stalled, or have prepared plans that no longer fit the tables.
   */
  async function onConnection<Result>(
    work: (client: pg.PoolClient) => Promise<Result>,
  ): Promise<Result> {
    openTransaction?.refuseSecondConnection();
    const client = await pool.connect();
    let isFailed = true;
    try {
      const result = await work(client);
      isFailed = false;
      return result;
    } finally {
      client.release(isFailed);
    }
  }

  async function attempt<Result>(work: (tx: Transaction) => Promise<Result>): Promise<Result> {
    openTransaction?.refuseSecondConnection();
    const client = await pool.connect().catch((error: unknown) => {
      throw databaseFailure(error);
    });
    let broken: Error | undefined;
    const onConnectionLost = (error: Error) => {
      broken = error;
    };
    try {
      const running = { kind, isPipelined, client, statementOf, begin, watch, onConnectionLost };
      const guarded: typeof work = (tx) =>
        openTransaction ? openTransaction.run(() => work(tx)) : work(tx);
      return await runTransaction({ ...running, onWritten: notifications.flush }, guarded);
    } finally {
      client.release(broken);
    }
  }

  return {
    kind,
    ...pooled,
    listen: notifications.listen,
    isCurrent: notifications.isCurrent,
    flush: notifications.flush,
    tableChanges: createTableChanges(notifications),

    async transaction(work) {
      for (let left = tries - 1; ; left -= 1) {
        try {
          return await attempt(work);
        } catch (error) {
          if (!isWorthAnotherTry(error)) throw error;
          if (left === 0) throw new Unavailable(error);
          await sleep(Math.random() * pauseAtMost);
        }
      }
    },

    async session(work) {
      const connection = await openSession().catch((error: unknown) => {
        throw databaseFailure(error);
      });
      const { client } = connection;
      const running = { kind, client, statementOf, begin: 'begin', isPipelined: false };
      try {
        return await work({
          ...queryableOn({ ...running, onConnection: (send) => send(client) }),
          transaction: (inside) => runTransaction({ ...running, watch: unwatched }, inside),
        });
      } finally {
        await connection.end();
      }
    },

    async ping() {
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<never>((_, reject) => {
        timer = setTimeout(() => reject(new Unavailable()), pingLimit);
      });
      try {
        await Promise.race([pooled.rows(pingQuery), late]);
      } finally {
        clearTimeout(timer);
      }
    },

    async close() {
      await pool.end();
      await end?.();
    },
  };
}
