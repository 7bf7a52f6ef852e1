/** What a process may use of the database. */
export interface DatabaseLimits {
  /** Maximum number of connections to PostgreSQL; one more listens to notifications. */
  readonly connections: number;
  /** How long a statement of a request or a job may take, in ms. */
  readonly statementTimeout: number;
}

export const databaseLimits: DatabaseLimits = { connections: 10, statementTimeout: 9_000 };
