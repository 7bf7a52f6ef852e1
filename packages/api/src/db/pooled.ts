import { type SQL, sql } from 'drizzle-orm';
import type pg from 'pg';
import { Unavailable } from '../failures.ts';
import type { Database, Queryable, Transaction } from './database.ts';
import { databaseFailure, isWorthAnotherTry } from './databaseFailure.ts';
import type { Notifications } from './notifications.ts';
import { createStatements, type Statement } from './statements.ts';
import { createWrites } from './writes.ts';

const pingQuery = sql`select 1`;
/** How long `ping` waits. */
const pingLimit = 1_000;
/** How often a transaction that lost a deadlock is run. */
const tries = 3;

interface Source {
  readonly kind: Database['kind'];
  readonly pool: pg.Pool;
  readonly notifications: Notifications;
  /** Ends what stands behind the pool. */
  readonly end?: () => Promise<void>;
}

/** A database over a pool of connections of node-postgres. */
export function pooledDatabase({ kind, pool, notifications, end }: Source): Database {
  const statementOf = createStatements();
  // A connection that breaks while nobody uses it is dropped by the pool; the next one is opened on demand.
  pool.on('error', () => undefined);
  // Without a listener, a connection that breaks while it is in use would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined));

  async function run<Row extends object>(
    on: Pick<pg.Pool | pg.PoolClient, 'query'>,
    query: SQL,
  ): Promise<Row[]> {
    const statement: Statement = statementOf(query);
    try {
      const result = await on.query<Row & pg.QueryResultRow>(statement);
      return result.rows;
    } catch (error) {
      throw databaseFailure(error);
    }
  }

  function queryable(on: Pick<pg.Pool | pg.PoolClient, 'query'>): Queryable {
    return {
      rows: (query) => run(on, query),
      one: async <Row extends object>(query: SQL) => (await run<Row>(on, query))[0],
    };
  }

  async function attempt<Result>(work: (tx: Transaction) => Promise<Result>): Promise<Result> {
    const client = await pool.connect().catch((error: unknown) => {
      throw databaseFailure(error);
    });
    const committed: (() => void)[] = [];
    let broken: Error | undefined;
    try {
      await client.query('begin');
      const result = await work({
        ...queryable(client),
        afterCommit: (task) => {
          committed.push(task);
        },
      });
      await client.query('commit');
      for (const task of committed) task();
      return result;
    } catch (error) {
      broken = await client.query('rollback').then(
        () => undefined,
        (lost: Error) => lost,
      );
      throw databaseFailure(error);
    } finally {
      client.release(broken);
    }
  }

  return {
    kind,
    ...queryable(pool),
    listen: notifications.listen,
    writes: createWrites(notifications),

    async transaction(work) {
      for (let left = tries - 1; ; left -= 1) {
        try {
          return await attempt(work);
        } catch (error) {
          if (left === 0 || !isWorthAnotherTry(error)) throw error;
        }
      }
    },

    async ping() {
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<never>((_, reject) => {
        timer = setTimeout(() => reject(new Unavailable()), pingLimit);
      });
      try {
        await Promise.race([run(pool, pingQuery), late]);
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
