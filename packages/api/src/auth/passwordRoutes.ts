import {
  changePassword,
  endSessionsOf,
  ownPasswordForm,
  passwordResetForm,
} from '@rentyard/contract/entities/account/ownAccountRoutes';
import type { ResponseOf } from '@rentyard/contract/schema/route';
import { sql } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Queryable } from '../db/database.ts';
import { Forbidden, Invalid, NotFound } from '../errors/failures.ts';
import { handle } from '../http/handle.ts';
import { parseBody } from '../http/validation.ts';
import { type Accounts, personOf } from './accounts.ts';
import { refuseForeignAccount } from './foreignAccount.ts';
import { lockAccount, lockPermissions } from './lockAccount.ts';
import { coversPermissionsOf, currentPermissionsOf, permissionsOf } from './ownPermissions.ts';

/** Passwords and sessions of users, the own ones included. */
export function passwordRoutes(app: FastifyInstance, accounts: Accounts): void {
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
    const personId = personOf(request).id;
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
  const own = await currentPermissionsOf(on, by);
  if (!coversPermissionsOf(own, await permissionsOf(on, id)))
    throw new Forbidden('manage', 'users');
}
