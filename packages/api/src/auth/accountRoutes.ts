import {
  changePassword,
  endSessionsOf,
  ownPasswordForm,
  passwordResetForm,
} from '@rentyard/contract/entities/account/ownAccountRoutes';
import {
  checkResetToken,
  choosePassword,
  confirmEmail,
  finishSignIn,
  register,
  requestPasswordReset,
  resendCode,
  resendConfirmation,
  signIn as signInCall,
  signOut,
} from '@rentyard/contract/entities/account/signInRoutes';
import { resendInvitation } from '@rentyard/contract/entities/account/userRoutes';
import { isLanguageCode } from '@rentyard/contract/languages';
import type { ResponseOf } from '@rentyard/contract/schema/routes/responses';
import { sql } from 'drizzle-orm';
import type { FastifyInstance, FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { Queryable } from '../db/database.ts';
import { Forbidden, Invalid, NotFound, WrongState } from '../errors/failures.ts';
import { callerOf } from '../http/access/permissions.ts';
import { handle } from '../http/handle.ts';
import { parseBody } from '../http/validation.ts';
import type { Addressee } from './accountMails.ts';
import { type AccountDependencies, type Accounts, createAccounts, originOf } from './accounts.ts';
import { lockAccount, lockPermissions } from './lockAccount.ts';
import { ownAccountRoutes } from './ownAccountRoutes.ts';
import { coversPermissionsOf, permissionsOf, readCurrentPermissions } from './ownPermissions.ts';
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

/** In seconds: how long clients should wait before they request another mail. */
const resendAfter = 60;

/** Registration, confirmation of the address, and password recovery. */
function recoveryRoutes(app: FastifyInstance, accounts: Accounts): void {
  const { registering, passwords, mailsFor, allowMailing, allowLinkCheck } = accounts;
  const maybeMailed = { resend_after: resendAfter };

  handle(app, register, async ({ body, request, language }) => {
    await allowMailing(request);
    await registering.register({ ...body, language }, mailsFor(request));
    return maybeMailed;
  });

  handle(app, confirmEmail, async ({ params: { token }, language, reply }) => {
    const confirmed = await registering.confirm(token);
    const inLanguage = isLanguageCode(confirmed.language) ? confirmed.language : language;
    // The page uses the expired token to request another link.
    const page = confirmed.isConfirmed
      ? 'email-confirmed'
      : `email-expired?token=${encodeURIComponent(token)}`;
    return reply.redirect(`/${inLanguage}/auth/${page}`, 302);
  });

  handle(app, resendConfirmation, async ({ body: to, request }) => {
    if (to.token === undefined && to.email === undefined) {
      throw Invalid.at('email', { id: 'required', values: { field: 'email' } });
    }
    await allowMailing(request);
    await registering.resend(to, mailsFor(request));
    return maybeMailed;
  });

  handle(app, requestPasswordReset, async ({ body, request }) => {
    await allowMailing(request);
    await passwords.forgot(body.email, mailsFor(request));
    return maybeMailed;
  });

  handle(app, checkResetToken, async ({ params, request }) => {
    await allowLinkCheck(request);
    if (!(await passwords.isOpen(params.token))) throw new NotFound();
    return { is_valid: true };
  });

  handle(app, choosePassword, async ({ body, request }) => {
    await allowMailing(request);
    await passwords.byLink(body, mailsFor(request));
    return {};
  });
}

/** Passwords and sessions of users, the own ones included. */
function passwordRoutes(app: FastifyInstance, accounts: Accounts): void {
  const { db, sessions, passwords, mailsFor } = accounts;

  handle(app, changePassword, async ({ params: { id }, user, request }) => {
    if (id === user.id) {
      const form = parseBody(ownPasswordForm, request.body);
      const { sessionId } = user;
      await passwords.own(form, { id, sessionId, ip: request.ip }, mailsFor(request));
    } else {
      await changeOfOther(request, id);
    }
    const [changed] = await db.rows<ResponseOf<typeof changePassword>>(
      sql`select password_changed_at, password_expired from users where id = ${id}`,
    );
    if (!changed) throw new NotFound();
    return changed;
  });

  /** Passwords of other users can be replaced, but never read. */
  async function changeOfOther(request: FastifyRequest, id: number): Promise<void> {
    const personId = callerOf(request).id;
    const refuse = (on: Queryable) => refuseForeignAccount(on, personId, id);
    await refuse(db);
    const { password, password_confirmation } = parseBody(passwordResetForm, request.body);
    if (password === undefined) {
      if (password_confirmation !== undefined) {
        throw Invalid.at('password', { id: 'required', values: { field: 'password' } });
      }
      return passwords.startReset(id, { personId, refuse }, mailsFor(request));
    }
    const refuseAll = async (on: Queryable) => {
      await refuse(on);
      await refuseTakeover(on, personId, id);
    };
    await refuseTakeover(db, personId, id);
    const typed = { password, password_confirmation };
    return passwords.forOther(id, typed, { personId, refuse: refuseAll });
  }

  handle(app, endSessionsOf, async ({ params: { id }, body: { id: one }, user }) => {
    const ended = await db.transaction(async (tx) => {
      await lockPermissions(tx);
      await refuseForeignAccount(tx, user.id, id);
      await lockAccount(tx, id);
      return tx.rows(sql`
        delete from sessions
        where user_id = ${id} ${one === undefined ? sql`` : sql`and id = ${one}`}
        returning id`);
    });
    sessions.invalidate();
    return { ended: ended.length };
  });
}

/**
 * A caller who sets a password can sign in as that user, so they need all permissions of the user.
 * @throws {Forbidden}
 */
async function refuseTakeover(on: Queryable, by: number, id: number): Promise<void> {
  const own = await readCurrentPermissions(on, by);
  if (!coversPermissionsOf(own, await permissionsOf(on, id)))
    throw new Forbidden('manage', 'users');
}

/**
 * Needs the stored permission to update users; only admins may change the account of an admin. A
 * write repeats the check under `lockPermissions`.
 * @throws {Forbidden | NotFound}
 */
async function refuseForeignAccount(on: Queryable, personId: number, id: number): Promise<void> {
  const { isAdmin, ability } = await readCurrentPermissions(on, personId);
  if (!ability.can('update', 'users')) throw new Forbidden('update', 'users');
  const found = await on.one<{ is_admin: boolean }>(sql`
    select coalesce(r.system = 'admin', false) as is_admin
    from users u left join roles r on r.id = u.role_id
    where u.id = ${id} and u.deleted_at is null`);
  if (!found) throw new NotFound();
  if (found.is_admin && !isAdmin) throw new Forbidden('manage', 'users');
}
