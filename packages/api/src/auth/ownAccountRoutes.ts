import { twoStepSwitch } from '@rentyard/contract/accountForms';
import { sql } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { NotFound, Unauthenticated } from '../failures.ts';
import { BodyParams } from '../http/bodyParams.ts';
import { changeAccount } from './accountHistory.ts';
import { type Accounts, personOf } from './accounts.ts';
import { readForm } from './formBodies.ts';
import { listAdministrators } from './listAdministrators.ts';
import { operations } from './operations.ts';
import { profileOf } from './profile.ts';
import { readProfileChange, saveProfile } from './profileChange.ts';
import { listSessions } from './sessionList.ts';

/** One's own profile, sessions and second step. */
export function ownAccountRoutes(app: FastifyInstance, accounts: Accounts): void {
  const { db, sessions, clock, passwords } = accounts;

  async function answerProfile(userId: number) {
    const profile = await profileOf(db, userId);
    if (!profile) throw new Unauthenticated();
    return { data: profile };
  }

  app.get(
    '/api/v1/profile',
    { config: { right: 'signed-in', operation: operations.readProfile } },
    async (request) => answerProfile(personOf(request).id),
  );

  app.patch(
    '/api/v1/profile',
    { config: { right: 'signed-in', operation: operations.changeProfile } },
    async (request) => {
      const { id } = personOf(request);
      await saveProfile(db, id, readProfileChange(request.body), clock());
      sessions.forget();
      return answerProfile(id);
    },
  );

  app.get(
    '/api/v1/profile/administrators',
    { config: { right: 'signed-in', operation: operations.administrators } },
    async () => ({ data: await listAdministrators(db) }),
  );

  app.get(
    '/api/v1/profile/sessions',
    { config: { right: 'signed-in', operation: operations.sessions } },
    async (request) => {
      const { id, sessionId } = personOf(request);
      const own = await listSessions(db, id, clock());
      return { data: own.map((session) => ({ ...session, is_current: session.id === sessionId })) };
    },
  );

  app.delete(
    '/api/v1/profile/sessions',
    { config: { right: 'signed-in', operation: operations.endSession } },
    async (request) => {
      const { id, sessionId } = personOf(request);
      const which = readWhich(request);
      const ended = await db.rows(sql`
        delete from sessions
        where user_id = ${id} and ${which === 'others' ? sql`id <> ${sessionId}` : sql`id = ${which}`}
        returning id`);
      if (which !== 'others' && ended.length === 0) throw new NotFound();
      sessions.forget();
      return { data: { ended: ended.length } };
    },
  );

  app.patch(
    '/api/v1/users/two-step-auth',
    { config: { right: 'signed-in', operation: operations.switchTwoStep } },
    async (request) => {
      const { id } = personOf(request);
      const { enabled, current_password } = await readForm(request, twoStepSwitch);
      await passwords.prove(id, current_password, request.ip);
      await db.transaction((tx) =>
        changeAccount(tx, {
          userId: id,
          columns: [sql`two_step = ${enabled}`],
          changes: [{ path: 'two_step', from: !enabled, to: enabled }],
          by: id,
          now: clock(),
        }),
      );
      return answerProfile(id);
    },
  );
}

/** `{ "id": 1 }`, or `{ "others": true }`. */
function readWhich({ body }: FastifyRequest): number | 'others' {
  const params = new BodyParams(body);
  const others = params.takeFlag('others');
  const id = others === true ? 0 : params.takeId('id');
  params.finish();
  return others === true ? 'others' : id;
}
