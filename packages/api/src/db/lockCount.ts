import { sql } from 'drizzle-orm';
import type { Transaction } from './database.ts';

/**
 * Serializes the transactions that count the rows of a user before they add one: each of several
 * parallel calls would otherwise find room below the limit. Call it before the count.
 */
export async function lockCount(tx: Transaction, table: string, userId: number): Promise<void> {
  const key = `${table} of ${userId}`;
  await tx.rows(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
}
