import type { ProblemsByPath } from '@rentyard/contract/schema/draftSchema';
import { sql } from 'drizzle-orm';
import type { Transaction } from '../db/database.ts';
import { Failure, InUse, Invalid, NotAvailable, NotFound } from '../errors/failures.ts';
import { withTakenField } from '../errors/uniqueViolation.ts';

/** The outcome of one row. */
export type RowResult<Result> =
  | { readonly result: Result; readonly problems?: undefined; readonly failure?: undefined }
  /** The problems of the rejection, and the rejection itself. */
  | { readonly problems: ProblemsByPath; readonly failure: unknown };

/**
 * Runs the work on one of many rows: a rejected row is rolled back to a savepoint, so that the
 * transaction continues for the others. Rethrows any error that is not a rejection.
 */
export async function tryRow<Result>(
  tx: Transaction,
  work: () => Promise<Result>,
): Promise<RowResult<Result>> {
  await tx.rows(sql`savepoint one_row`);
  try {
    const result = await work();
    await tx.rows(sql`release savepoint one_row`);
    return { result };
  } catch (error) {
    const problems = findProblems(error);
    if (!problems) throw error;
    await tx.rows(sql`rollback to savepoint one_row`);
    await tx.rows(sql`release savepoint one_row`);
    return { problems, failure: error };
  }
}

function findProblems(thrown: unknown): ProblemsByPath | undefined {
  const error = withTakenField(thrown);
  if (error instanceof Invalid) return error.problems;
  if (error instanceof InUse) return { '': [{ id: 'in_use' }] };
  if (error instanceof NotFound) return { '': [{ id: 'not_found' }] };
  if (error instanceof NotAvailable) {
    const name = error.refused?.conflicts[0]?.code ?? '';
    return { '': [{ id: 'not_available', values: { name } }] };
  }
  // A 5xx is not caused by the record: the database is unavailable, the disk is full.
  if (error instanceof Failure && error.status < 500) return { '': [{ id: 'not_allowed' }] };
  return undefined;
}

/** Thrown to roll a transaction back. */
class DryRunDone<Result> extends Error {
  readonly result: Result;

  constructor(result: Result) {
    super('dry run');
    this.result = result;
  }
}

interface Transactions {
  transaction<Result>(work: (tx: Transaction) => Promise<Result>): Promise<Result>;
}

/** Runs the work in a transaction and rolls it back. */
export async function dryRun<Result>(
  db: Transactions,
  work: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  try {
    return await db.transaction(async (tx) => {
      throw new DryRunDone(await work(tx));
    });
  } catch (error) {
    if (error instanceof DryRunDone) return error.result as Result;
    throw error;
  }
}
