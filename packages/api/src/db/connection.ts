import type { SQL } from 'drizzle-orm';
import type pg from 'pg';
import type { Queryable, Transaction } from './database.ts';
import { databaseFailure, Stalled } from './databaseFailure.ts';
import type { StallWatch } from './stallWatch.ts';
import type { Statement } from './statements.ts';

type StatementOf = (query: SQL) => Statement;

/** Runs `sql` templates with a function that sends statements to the database. */
export function queryableOn(
  send: (statement: Statement) => Promise<pg.QueryResult>,
  statementOf: StatementOf,
): Queryable {
  async function rows<Row extends object>(query: SQL): Promise<Row[]> {
    try {
      const { rows: found } = await send(statementOf(query));
      return found as Row[];
    } catch (error) {
      throw databaseFailure(error);
    }
  }
  return {
    rows,
    one: async <Row extends object>(query: SQL) => (await rows<Row>(query))[0],
  };
}

interface Running {
  readonly client: pg.ClientBase;
  readonly statementOf: StatementOf;
  readonly watch: StallWatch;
  /** Called when the connection is unusable: it stalled, or the rollback failed. */
  readonly onConnectionLost?: (error: Error) => void;
}

/** Runs the work in one transaction of the connection. */
export async function runTransaction<Result>(
  { client, statementOf, watch, onConnectionLost }: Running,
  work: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  const committed: (() => void)[] = [];
  try {
    await watch(() => client.query('begin'));
    const result = await work({
      ...queryableOn((statement) => watch(() => client.query(statement)), statementOf),
      afterCommit: (task) => {
        committed.push(task);
      },
    });
    await watch(() => client.query('commit'));
    for (const task of committed) task();
    return result;
  } catch (error) {
    const failure = databaseFailure(error);
    // A rollback would wait behind the stalled statement.
    if (failure instanceof Stalled) onConnectionLost?.(failure);
    else
      await watch(() => client.query('rollback')).catch((lost: Error) => onConnectionLost?.(lost));
    throw failure;
  }
}
