import type { Administrator, Preferences } from '@rentyard/contract/entities/account/account';
import {
  changeProfile,
  endOwnSessions,
  listAdministrators as listAdministratorsCall,
  listOwnSessions,
  readProfile,
  switchTwoStep,
} from '@rentyard/contract/entities/account/ownAccountRoutes';
import type { BodyOf } from '@rentyard/contract/schema/routes/route';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database, Queryable } from '../db/database.ts';
import { NotFound, Unauthenticated } from '../errors/failures.ts';
import { handle } from '../http/handle.ts';
import { changeAccount } from './accountHistory.ts';
import type { Accounts } from './accounts.ts';
import { relyOn } from './passwords/passwordProof.ts';
import { findProfile } from './profile.ts';
import { listSessions } from './sessions/sessionList.ts';

/** Enough contacts for requesting a permission; the list of users has the rest. */
const namedAtMost = 5;

/** Active admins, the most recently seen first: users who lack a permission can contact them. */
function listAdministrators(db: Queryable): Promise<Administrator[]> {
  return db.rows(sql`
    select u.id, u.name, u.email
    from users u join roles r on r.id = u.role_id and r.system = 'admin'
    where u.state = 'active' and u.kind = 'staff' and u.deleted_at is null
    order by u.last_seen_at desc nulls last, u.id
    limit ${namedAtMost}`);
}

/** The own profile, sessions and two-step setting. */
export function ownAccountRoutes(app: FastifyInstance, accounts: Accounts): void {
  const { db, sessions, clock, passwords } = accounts;

  async function existingProfile(userId: number) {
    const profile = await findProfile(db, userId);
    if (!profile) throw new Unauthenticated();
    return profile;
  }

  handle(app, readProfile, async ({ user }) => existingProfile(user.id));

  handle(app, changeProfile, async ({ user: { id }, body }) => {
    await saveProfile(db, id, body, clock());
    sessions.invalidate();
    return existingProfile(id);
  });

  handle(app, listAdministratorsCall, async () => listAdministrators(db));

  handle(app, listOwnSessions, async ({ user: { id, sessionId } }) => {
    const own = await listSessions(db, id, clock());
    return own.map((session) => ({ ...session, is_current: session.id === sessionId }));
  });

  handle(app, endOwnSessions, async ({ user: { id, sessionId }, body }) => {
    const which = body.others ? sql`id <> ${sessionId}` : sql`id = ${body.id}`;
    const ended = await db.rows(sql`
      delete from sessions where user_id = ${id} and ${which} returning id`);
    if (!body.others && ended.length === 0) throw new NotFound();
    sessions.invalidate();
    return { ended: ended.length };
  });

  handle(app, switchTwoStep, async ({ user: { id, sessionId }, body, request }) => {
    const { enabled, current_password } = body;
    const proof = await passwords.prove(id, current_password, request.ip);
    await db.transaction(async (tx) => {
      await relyOn(tx, proof, sessionId);
      await changeAccount(tx, {
        userId: id,
        columns: [sql`two_step = ${enabled}`],
        changes: [{ path: 'two_step', from: !enabled, to: enabled }],
        by: id,
        now: clock(),
      });
    });
    return existingProfile(id);
  });
}

/** Saves a change of the own profile. List settings that it does not contain stay unchanged. */
async function saveProfile(
  db: Database,
  userId: number,
  { preferences, ...fields }: BodyOf<typeof changeProfile>,
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    // Screen settings are private: they get no new version and no history entry.
    if (preferences) {
      await tx.rows(sql`update users set ${preferencesColumn(preferences)} where id = ${userId}`);
    }
    const before = await tx.one<Readonly<Record<string, unknown>>>(sql`
      select first_name, last_name, phone, language from users where id = ${userId} for no key update`);
    const changed = Object.entries(fields).filter(([name, value]) => before?.[name] !== value);
    if (changed.length === 0) return;
    await changeAccount(tx, {
      userId,
      columns: changed.map(([name, value]) => sql`${sql.identifier(name)} = ${value}`),
      changes: changed.map(([path, to]) => ({ path, from: before?.[path] ?? null, to })),
      by: userId,
      now,
    });
  });
}

function preferencesColumn({ lists, ...plain }: Preferences) {
  const listed = lists
    ? sql` || jsonb_build_object('lists',
        coalesce(preferences -> 'lists', '{}') || ${JSON.stringify(lists)}::jsonb)`
    : sql``;
  return sql`preferences = preferences || ${JSON.stringify(plain)}::jsonb${listed}`;
}
