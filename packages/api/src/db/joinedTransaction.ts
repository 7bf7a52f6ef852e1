import { AsyncLocalStorage } from 'node:async_hooks';
import { sql } from 'drizzle-orm';
import type { Database, Transaction } from './database.ts';

interface Joined {
  readonly tx: Transaction;
  /** False once the work has ended: what it left running in the background uses the database again. */
  isOpen: boolean;
}

const joined = new AsyncLocalStorage<Joined>();

/**
 * Runs the work so that every query of it belongs to the transaction, also queries of code that knows
 * only the database. A transaction that this code begins becomes a savepoint.
 */
export async function joinTransaction<Result>(
  tx: Transaction,
  work: () => Promise<Result>,
): Promise<Result> {
  const context: Joined = { tx, isOpen: true };
  try {
    return await joined.run(context, work);
  } finally {
    context.isOpen = false;
  }
}

/** The transaction that the current work has joined. */
export function joinedTransaction(): Transaction | undefined {
  const context = joined.getStore();
  return context?.isOpen ? context.tx : undefined;
}

/** The database for code that may run in a joined transaction. */
export function joinable(db: Database): Database {
  return {
    ...db,
    rows: (query) => (joinedTransaction() ?? db).rows(query),
    one: (query) => (joinedTransaction() ?? db).one(query),
    insertRows: (table, rows) => (joinedTransaction() ?? db).insertRows(table, rows),
    transaction: (work) => {
      const tx = joinedTransaction();
      return tx ? inSavepoint(tx, work) : db.transaction(work);
    },
  };
}

/** Runs the work as a part of a transaction that can fail alone. */
export async function inSavepoint<Result>(
  tx: Transaction,
  work: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  const committed: (() => void)[] = [];
  await tx.rows(sql`savepoint joined`);
  let result: Result;
  try {
    result = await work({
      ...tx,
      afterCommit: (task) => {
        committed.push(task);
      },
    });
  } catch (error) {
    await tx.rows(sql`rollback to savepoint joined`);
    await tx.rows(sql`release savepoint joined`);
    throw error;
  }
  await tx.rows(sql`release savepoint joined`);
  for (const task of committed) tx.afterCommit(task);
  return result;
}
