import { sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { changeAccount } from './accountHistory.ts';
import { generatePassword } from './generatedPassword.ts';
import { endSessions } from './passwordChange.ts';
import { hashPassword } from './passwords.ts';

/**
 * Lets somebody of the staff in again who lost password and mailbox: with a password that has to be
 * changed at the next sign-in, in one step, on an account that is active. Answers with that password;
 * undefined when nobody of the staff has the address.
 */
export async function rescueAccount(
  db: Database,
  email: string,
  now: Date,
): Promise<string | undefined> {
  const password = generatePassword();
  const passwordHash = await hashPassword(password);
  const at = now.toISOString();
  return db.transaction(async (tx) => {
    const found = await tx.one<{ id: number }>(sql`
      select id from users
      where email = lower(${email.trim()}) and kind = 'staff' and deleted_at is null for update`);
    if (!found) return undefined;
    await changeAccount(tx, {
      userId: found.id,
      columns: [
        sql`password_hash = ${passwordHash}`,
        sql`password_expired = true`,
        sql`password_changed_at = ${at}`,
        sql`email_verified_at = coalesce(email_verified_at, ${at})`,
        sql`two_step = false`,
        sql`state = 'active'`,
      ],
      changes: [{ path: 'password_changed_at', from: null, to: at }],
      by: found.id,
      now,
    });
    await endSessions(tx, found.id);
    return password;
  });
}
