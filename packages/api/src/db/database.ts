import type { SQL } from 'drizzle-orm';
import type { Notifications } from './notifications.ts';
import type { TableChanges } from './tableChanges.ts';

/** A row to insert, by column; JSON columns have objects. All rows of one insert have the same columns. */
export type BulkRow = Readonly<Record<string, unknown>>;

/** Anything that runs SQL: the database or a transaction. */
export interface Queryable {
  rows<Row extends object>(query: SQL): Promise<Row[]>;
  /** The first row, or undefined. */
  one<Row extends object>(query: SQL): Promise<Row | undefined>;
  /** Inserts many rows; in a session, PostgreSQL reads them with COPY. */
  insertRows(table: string, rows: Iterable<BulkRow>): Promise<void>;
}

/** A statement for each type of row. */
export type Batch<Rows extends readonly object[]> = { readonly [K in keyof Rows]: SQL };
/** The rows of each statement. */
export type BatchRows<Rows extends readonly object[]> = { readonly [K in keyof Rows]: Rows[K][] };

export interface Transaction extends Queryable {
  /**
   * Runs statements that do not depend on each other's rows, in their order: in one round trip where
   * the connection pipelines. Rejects with the first failure.
   */
  batch<Rows extends readonly object[]>(queries: Batch<Rows>): Promise<BatchRows<Rows>>;
  /** Runs once the transaction is durable; never when it rolled back. */
  afterCommit(work: () => void): void;
}

/** One connection without time limits, for work that may take hours: migrations, restores. */
export interface Session extends Queryable {
  transaction<Result>(work: (tx: Transaction) => Promise<Result>): Promise<Result>;
}

/**
 * The only access to the data. Both PGlite and PostgreSQL are used through node-postgres, so code
 * above `db/` does not depend on which one runs.
 */
export interface Database extends Queryable, Notifications {
  readonly kind: 'pglite' | 'postgres';
  readonly tableChanges: TableChanges;
  transaction<Result>(work: (tx: Transaction) => Promise<Result>): Promise<Result>;
  /**
   * Runs the work on a connection without a statement timeout. The embedded database has one
   * connection, so every other caller waits until the work ends.
   */
  session<Result>(work: (session: Session) => Promise<Result>): Promise<Result>;
  /** Throws `Unavailable` when the database cannot be reached within a second. */
  ping(): Promise<void>;
  close(): Promise<void>;
}
