import { type SQL, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../db/database.ts';

/**
 * Locks the row of a user until the transaction ends, so that a check of the account and the write
 * that relies on it are one. Every change of an account takes this lock first, and then those of
 * sessions, challenges and links. False when no user has the id or the condition is not met.
 * @param condition `and ...` on the columns of the row, as it is after the wait for the lock.
 */
export async function lockAccount(
  tx: Queryable,
  id: number,
  condition: SQL = sql``,
): Promise<boolean> {
  const locked = await tx.one(
    sql`select 1 from users where id = ${id} ${condition} for no key update`,
  );
  return locked !== undefined;
}

/**
 * Serializes all writes of users, roles and positions. Whoever has this lock can rely on the stored
 * permissions and on the number of admins until the transaction ends. It comes before the locks of
 * rows: two admins who change each other would otherwise wait for each other.
 */
export async function lockPermissions(tx: Transaction): Promise<void> {
  await tx.rows(sql`select pg_advisory_xact_lock(hashtext('admins'))`);
}
