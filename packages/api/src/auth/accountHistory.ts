import type { Change } from '@rentyard/contract/schema/history';
import { type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '../db/database.ts';

interface AccountChange {
  readonly userId: number;
  /** Columns with what they are to hold. */
  readonly columns: readonly SQL[];
  /** What the history tells of it; secrets are only said to have changed. */
  readonly changes: readonly Change[];
  /** Who did it: mostly the person. */
  readonly by: number;
  readonly now: Date;
}

/**
 * Changes what calls about accounts may change of a person, as any write does: with a new version and a
 * line in the history, which open lists hear of.
 */
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
