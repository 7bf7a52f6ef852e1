import { sql } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { Invalid, Unauthenticated } from '../../errors/failures.ts';
import { lockAccount } from '../lockAccount.ts';

/** The password of an account that its owner has typed; see `relyOn`. */
export interface PasswordProof {
  readonly userId: number;
  readonly passwordHash: string;
}

/** The problem of a wrong current password. */
export function wrongPassword(): Invalid {
  return Invalid.at('current_password', { id: 'current_password' });
}

/**
 * Locks the account whose owner has typed the password, for a write that relies on it.
 * @throws {Invalid | Unauthenticated} when the password has changed since, or the session has ended.
 */
export async function relyOn(
  tx: Transaction,
  { userId, passwordHash }: PasswordProof,
  sessionId: number,
): Promise<void> {
  const isCurrent = sql`and password_hash = ${passwordHash} and deleted_at is null`;
  if (!(await lockAccount(tx, userId, isCurrent))) throw wrongPassword();
  const session = await tx.one(sql`select 1 from sessions where id = ${sessionId}`);
  if (!session) throw new Unauthenticated();
}
