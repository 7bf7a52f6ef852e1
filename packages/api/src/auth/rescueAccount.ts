import { sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { changeAccount } from './accountHistory.ts';
import { hasAddress } from './hasAddress.ts';
import { lockPermissions } from './lockAccount.ts';
import { generatePassword } from './passwords/generatedPassword.ts';
import { hashPassword } from './passwords/passwords.ts';

/**
 * Restores access for a staff user without password and mailbox: sets a temporary password, turns
 * off two-step sign-in and activates the account, which ends its sessions. Returns that password; undefined when no staff
 * user has the address.
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
    await lockPermissions(tx);
    const found = await tx.one<{ id: number }>(sql`
      select id from users
      where ${hasAddress(email)} and kind = 'staff' and deleted_at is null
      for no key update`);
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
    return password;
  });
}
