import type { Change } from '@rentyard/contract/schema/history';
import { type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '../db/database.ts';

interface AccountChange {
  readonly userId: number;
  /** Assignments of columns. */
  readonly columns: readonly SQL[];
  /** The changes in the history entry; secrets are listed without values. */
  readonly changes: readonly Change[];
  /** The author of the change: usually the user of the account. */
  readonly by: number;
  readonly now: Date;
}

/** Updates account columns of a user like any other write: with a new version, a history entry and an event. */
export async function changeAccount(tx: Transaction, change: AccountChange): Promise<void> {
  const { userId, columns, changes, by } = change;
  const at = change.now.toISOString();
  const written = await tx.one<{ version: number }>(sql`
    update users
    set ${sql.join([...columns], sql`, `)}, version = version + 1,
        updated_at = ${at}, updated_by = ${by}
    where id = ${userId}
    returning version`);
  if (!written) return;
  await tx.rows(sql`
    insert into change_history (resource, record_id, version, action, changes, created_at, created_by)
    values ('users', ${userId}, ${written.version}, 'update', ${JSON.stringify(changes)}::jsonb,
            ${at}, ${by})`);
}
