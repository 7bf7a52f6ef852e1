import type { SQL } from 'drizzle-orm';
import type pg from 'pg';
import { traced } from '../../telemetry/tracing.ts';
import type { Batch, BatchRows, Database, Queryable, Transaction } from '../database.ts';
import { databaseFailure, Stalled } from '../databaseFailure.ts';
import type { Statement } from '../statements.ts';
import { copyRows, insertJsonRows } from './bulkInsert.ts';
import type { StallWatch } from './stallWatch.ts';

type StatementOf = (query: SQL) => Statement;

interface Connecting {
  readonly kind: Database['kind'];
  /** Runs the work with a connection. */
  readonly onConnection: <Result>(
    work: (client: pg.ClientBase) => Promise<Result>,
  ) => Promise<Result>;
  readonly statementOf: StatementOf;
  /** Runs after each statement that may have written. */
  readonly onWritten?: () => Promise<void> | void;
  /** The connection sends statements before the former ones have ended, which COPY does not allow. */
  readonly isPipelined: boolean;
}

/** A statement that begins so can write although its result is that of a select. */
const writingQuery = /^\s*(?:\/\*.*?\*\/\s*)?with\b.*\b(?:insert into|update|delete from)\b/is;

/** Runs `sql` templates on the connections that a function provides. */
export function queryableOn({
  kind,
  onConnection,
  statementOf,
  onWritten,
  isPipelined,
}: Connecting): Queryable {
  const canCopy = kind === 'postgres' && !isPipelined;
  async function attempt<Result>(
    work: (client: pg.ClientBase) => Promise<Result>,
  ): Promise<Result> {
    try {
      return await onConnection(work);
    } catch (error) {
      throw databaseFailure(error);
    }
  }
  async function rows<Row extends object>(query: SQL): Promise<Row[]> {
    const statement = statementOf(query);
    const { rows: found, command } = await traced('SQL', buildAttributes(kind, statement), () =>
      attempt((client) => client.query(statement)),
    );
    if (command !== 'SELECT' || writingQuery.test(statement.text)) await onWritten?.();
    return found as Row[];
  }
  return {
    rows,
    one: async <Row extends object>(query: SQL) => (await rows<Row>(query))[0],
    async insertRows(table, many) {
      if (!canCopy) return insertJsonRows({ rows }, table, many);
      await attempt((client) => copyRows(client, table, many));
      await onWritten?.();
    },
  };
}

/** The text has placeholders instead of values. */
function buildAttributes(kind: Database['kind'], { text }: Statement) {
  return { 'db.system.name': kind, 'db.query.text': text.slice(0, longestText) };
}

const longestText = 1_000;

interface Running extends Pick<Connecting, 'kind' | 'isPipelined'> {
  readonly client: pg.ClientBase;
  readonly statementOf: StatementOf;
  /** The statements that begin the transaction. */
  readonly begin: string;
  readonly watch: StallWatch;
  /** Runs after the commit of a transaction that wrote. */
  readonly onWritten?: () => Promise<void>;
  /** Called when the connection is unusable: it stalled, or the rollback failed. */
  readonly onConnectionLost?: (error: Error) => void;
}

/** Runs the work in one transaction of the connection. */
export async function runTransaction<Result>(
  { kind, isPipelined, client, statementOf, begin, watch, onWritten, onConnectionLost }: Running,
  work: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  const committed: (() => void)[] = [];
  let hasWritten = false;
  try {
    // Not awaited, so that the first statement is sent with it where the connection pipelines.
    const begun = watch(() => client.query(begin));
    begun.catch(() => undefined);
    const queryable = queryableOn({
      kind,
      isPipelined,
      onConnection: (send) => watch(() => send(client)),
      statementOf,
      onWritten: () => {
        hasWritten = true;
      },
    });
    const result = await work({
      ...queryable,
      batch: (queries) => runBatch(queryable, queries, isPipelined),
      afterCommit: (task) => {
        committed.push(task);
      },
    });
    await begun;
    await watch(() => client.query('commit'));
    if (hasWritten) await onWritten?.();
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

/**
 * The statements of a pipelined batch are all sent before one of them ends, so none is sent after the
 * rollback that a failure causes.
 */
async function runBatch<Rows extends readonly object[]>(
  { rows }: Queryable,
  queries: Batch<Rows>,
  isPipelined: boolean,
): Promise<BatchRows<Rows>> {
  const results: object[][] = [];
  if (isPipelined) {
    for (const outcome of await Promise.allSettled(queries.map((query) => rows(query)))) {
      // After a failure PostgreSQL refuses the statements behind it.
      if (outcome.status === 'rejected') throw outcome.reason;
      results.push(outcome.value);
    }
  } else for (const query of queries) results.push(await rows(query));
  return results as unknown as BatchRows<Rows>;
}
