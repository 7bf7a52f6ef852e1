import { resendInvitation } from '@rentyard/contract/entities/userRoutes';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Queryable } from '../db/database.ts';
import { WrongState } from '../errors/failures.ts';
import { handle } from '../http/handle.ts';
import type { Addressee } from './accountMails.ts';
import type { Accounts } from './accounts.ts';
import { refuseForeignAccount } from './foreignAccount.ts';
import { allow, mailKey, mailsToAccount } from './throttle.ts';

/** Invitations of staff who have not chosen a password yet. */
export function invitationRoutes(app: FastifyInstance, accounts: Accounts): void {
  const { db, clock, mailsFor } = accounts;

  handle(app, resendInvitation, async ({ params: { id }, user, request }) => {
    await refuseForeignAccount(db, request, id);
    const { email } = await invitedUser(db, id);
    await allow(db, [mailKey(email)], mailsToAccount, clock());
    return db.transaction(async (tx) => {
      const invited = await invitedUser(tx, id);
      const inviter = await tx.one<{ name: string }>(
        sql`select name from users where id = ${user.id}`,
      );
      await mailsFor(request).invitation(tx, invited, inviter?.name ?? '');
      return { email: invited.email };
    });
  });
}

/** @throws {WrongState} unless the user is active staff without a password. */
async function invitedUser(on: Queryable, id: number): Promise<Addressee> {
  const found = await on.one<Addressee>(sql`
    select id, first_name, email, language from users
    where id = ${id} and kind = 'staff' and state = 'active' and password_hash is null
      and deleted_at is null
    for update`);
  if (!found) throw new WrongState();
  return found;
}
