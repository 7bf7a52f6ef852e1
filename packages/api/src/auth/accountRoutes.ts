import {
  finishSignIn,
  resendCode,
  signIn as signInCall,
  signOut,
} from '@rentyard/contract/entities/account/signInRoutes';
import { resendInvitation } from '@rentyard/contract/entities/userRoutes';
import { sql } from 'drizzle-orm';
import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import type { Queryable } from '../db/database.ts';
import { WrongState } from '../errors/failures.ts';
import { handle } from '../http/handle.ts';
import type { Addressee } from './accountMails.ts';
import { type AccountDependencies, type Accounts, createAccounts, originOf } from './accounts.ts';
import { refuseForeignAccount } from './foreignAccount.ts';
import { lockPermissions } from './lockAccount.ts';
import { ownAccountRoutes } from './ownAccountRoutes.ts';
import { passwordRoutes } from './passwordRoutes.ts';
import { recoveryRoutes } from './recoveryRoutes.ts';
import { allow, mailKey, mailsToAccount } from './throttle.ts';

/** Sign-in, sign-out, registration, passwords, and the own account. */
export function accountRoutes(dependencies: AccountDependencies): FastifyPluginAsync {
  const accounts = createAccounts(dependencies);
  return async (app) => {
    await app.register(
      async (api) => {
        signInRoutes(api, accounts);
        recoveryRoutes(api, accounts);
        ownAccountRoutes(api, accounts);
        passwordRoutes(api, accounts);
        invitationRoutes(api, accounts);
      },
      { prefix: '/api/v1' },
    );
  };
}

/** Sign-in with one or two steps, and sign-out. */
function signInRoutes(app: FastifyInstance, accounts: Accounts): void {
  const { signIn, challenges, sessions, mailsFor } = accounts;

  handle(app, signInCall, async ({ body: { remember, ...credentials }, request }) => {
    const origin = { ...originOf(request), remember };
    return signIn.byPassword(credentials, origin, mailsFor(request));
  });

  handle(app, finishSignIn, async ({ body, request }) => signIn.byCode(body, originOf(request)));

  handle(app, resendCode, async ({ body, request }) =>
    challenges.resend(body.challenge, mailsFor(request)),
  );

  handle(app, signOut, async ({ user }) => {
    await sessions.close(user.sessionId);
    return undefined;
  });
}

/** Invitations of staff who have not chosen a password yet. */
function invitationRoutes(app: FastifyInstance, accounts: Accounts): void {
  const { db, clock, mailsFor } = accounts;

  handle(app, resendInvitation, async ({ params: { id }, user, request }) => {
    await refuseForeignAccount(db, user.id, id);
    await invitedUser(db, id);
    await allow(db, [mailKey(id)], mailsToAccount, clock());
    return db.transaction(async (tx) => {
      await lockPermissions(tx);
      await refuseForeignAccount(tx, user.id, id);
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
    for no key update`);
  if (!found) throw new WrongState();
  return found;
}
