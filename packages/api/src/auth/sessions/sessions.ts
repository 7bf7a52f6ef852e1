import {
  type PermissionRow,
  permissionsOfRows,
} from '@rentyard/contract/entities/role/permissionList';
import { buildPermissionSet, proposalsOf } from '@rentyard/contract/permissions';
import { type SQL, sql } from 'drizzle-orm';
import { createApiKeyAccess } from '../../api-keys/apiKeyAccess.ts';
import { looksLikeApiKey } from '../../api-keys/apiKeySecret.ts';
import type { Database, Queryable } from '../../db/database.ts';
import { isFuture } from '../../db/sqlFragments.ts';
import { createTableCache } from '../../db/tableCache.ts';
import type { Sessions, User } from '../../http/access/user.ts';
import { looksLikeToken, newToken, tokenHash } from './tokens.ts';

const minute = 60_000;
const hour = 60 * minute;

/** With "stay signed in" a session ends after a week, else after a day or after an hour without use. */
const lifetime = { remembered: 7 * 24 * hour, plain: 24 * hour, idle: hour };

/** Precision of the stored last use of a session, and thus how long it is cached. */
const touchEvery = minute;
/** Tables that store the permissions of a user. */
const sources = ['sessions', 'users', 'roles', 'positions'];
const cachedAtMost = 10_000;

/** A session without "stay signed in" has ended if it was last used before this time. */
export function idleSince(now: Date): Date {
  return new Date(now.getTime() - lifetime.idle);
}

/** The client that opened a session; shown to its owner. */
export interface SessionOrigin {
  readonly remember: boolean;
  readonly ip: string;
  readonly userAgent: string | undefined;
}

/** What a sign-in has checked. */
export interface CheckedCredentials {
  readonly password_hash: string | null;
  readonly two_step: boolean;
}

interface Opening {
  /** Undefined when another check stays valid because of a lock in the transaction of `on`. */
  readonly checked?: CheckedCredentials;
  readonly on?: Queryable;
}

export interface SessionStore extends Sessions {
  /**
   * Signs a user in. Only this call returns the token: the database stores its hash. Undefined when
   * the user may not sign in, or when the checked credentials have changed since.
   */
  open(
    userId: number,
    origin: SessionOrigin,
    opening?: Opening,
  ): Promise<{ token: string; expiresAt: Date } | undefined>;
  close(sessionId: number): Promise<void>;
  /**
   * Clears the session cache of this process. Call it after a change of roles, positions, states or
   * passwords, so that the change applies to the next request.
   */
  invalidate(): void;
  /** Deletes ended sessions. */
  sweep(): Promise<void>;
}

interface Known {
  readonly person: User;
  /** In ms, like `readAt`. */
  readonly expiresAt: number;
  readonly readAt: number;
}

interface SessionRow {
  readonly id: number;
  readonly remember: boolean;
  readonly expires_at: string;
  readonly last_used_at: string;
  readonly user_id: number;
  readonly name: string;
  readonly is_admin: boolean;
  readonly password_expired: boolean;
  readonly permissions: readonly PermissionRow[];
}

export function createSessions(db: Database, clock: () => Date): SessionStore {
  const known = createTableCache<Known>(db.tableChanges, sources, { max: cachedAtMost });
  const apiKeys = createApiKeyAccess(db, clock);

  async function readSession(token: string, now: number): Promise<Known | undefined> {
    const row = await findSession(db, token);
    if (!row) return undefined;
    const lastUsed = Date.parse(row.last_used_at);
    if (now >= findEnd(row, lastUsed)) return undefined;
    if (Math.abs(now - lastUsed) >= touchEvery) await touch(db, row, now);
    return { person: personIn(row), expiresAt: Date.parse(row.expires_at), readAt: now };
  }

  return {
    async findUser(token, from) {
      if (looksLikeApiKey(token)) return apiKeys.findUser(token, from);
      if (!looksLikeToken(token)) return undefined;
      const now = clock().getTime();
      const cached = known.get(token);
      if (cached && Math.abs(now - cached.readAt) < touchEvery && now < cached.expiresAt)
        return cached.person;
      const store = known.beginRead();
      const found = await readSession(token, now);
      if (found) store(token, found);
      return found?.person;
    },

    async open(userId, { remember, ip, userAgent }, { checked, on = db } = {}) {
      const token = newToken();
      const now = clock();
      const at = now.toISOString();
      const expiresAt = new Date(now.getTime() + lifetime[remember ? 'remembered' : 'plain']);
      // The update waits for a concurrent change of the account and then checks the new row.
      const opened = await on.one(sql`
        with person as (
          update users set last_seen_at = ${at}
          where id = ${userId} and state = 'active' and kind = 'staff' and deleted_at is null
            ${checked ? isUnchanged(checked) : sql``}
          returning id
        )
        insert into sessions
          (user_id, token_hash, remember, created_at, last_used_at, expires_at, ip, user_agent)
        select id, ${tokenHash(token)}, ${remember}, ${at}::timestamptz, ${at}::timestamptz,
          ${expiresAt.toISOString()}::timestamptz, ${ip}, ${userAgent?.slice(0, 500) ?? null}
        from person
        returning id`);
      return opened && { token, expiresAt };
    },

    async close(sessionId) {
      await db.rows(sql`delete from sessions where id = ${sessionId}`);
      known.clear();
    },

    invalidate: known.clear,

    async sweep() {
      const now = clock();
      await db.rows(sql`
        delete from sessions
        where expires_at <= ${now.toISOString()}
           or (not remember and last_used_at <= ${idleSince(now).toISOString()})`);
    },
  };
}

/** A condition on the row of a user: the credentials are still those that were checked. */
export function isUnchanged({ password_hash, two_step }: CheckedCredentials): SQL {
  return sql`and password_hash is not distinct from ${password_hash} and two_step = ${two_step}`;
}

function findSession(db: Database, token: string): Promise<SessionRow | undefined> {
  return db.one<SessionRow>(sql`
    select s.id, s.remember, s.expires_at, s.last_used_at, u.id as user_id, u.name,
           u.password_expired, coalesce(r.system = 'admin', false) as is_admin,
           coalesce(r.permissions, '[]') || coalesce(p.permissions, '[]') as permissions
    from sessions s
    join users u on u.id = s.user_id
    left join roles r on r.id = u.role_id and r.deleted_at is null
    left join positions p on p.id = u.position_id and p.deleted_at is null
    where s.token_hash = ${tokenHash(token)} and u.state = 'active' and u.kind = 'staff'
      and u.deleted_at is null`);
}

function findEnd(row: SessionRow, lastUsed: number): number {
  const end = Date.parse(row.expires_at);
  return row.remember ? end : Math.min(end, lastUsed + lifetime.idle);
}

/** A user with an expired password has no permissions until it is changed. */
function personIn(row: SessionRow): User {
  const isAdmin = row.is_admin && !row.password_expired;
  const grants = row.password_expired ? [] : permissionsOfRows(row.permissions);
  return {
    id: row.user_id,
    name: row.name,
    isAdmin,
    ability: buildPermissionSet(grants, isAdmin),
    proposals: proposalsOf(grants, isAdmin),
    sessionId: row.id,
    mustChangePassword: row.password_expired,
  };
}

/**
 * Stores the use of a session. A session that was opened or used while the clock was ahead lasts from
 * now on as long as any other; one is never shortened by a clock that is behind.
 */
async function touch(db: Database, row: SessionRow, now: number): Promise<void> {
  const moment = new Date(now);
  const at = moment.toISOString();
  const end = new Date(now + lifetime[row.remember ? 'remembered' : 'plain']).toISOString();
  const wasAhead = isFuture(sql`last_used_at`, moment);
  try {
    // The user first, like every change that ends sessions.
    await db.rows(sql`
      with seen as (update users set last_seen_at = ${at} where id = ${row.user_id} returning id)
      update sessions
      set last_used_at = case when ${wasAhead} then ${at} else greatest(last_used_at, ${at}) end,
          expires_at = case when ${wasAhead} then least(expires_at, ${end}) else expires_at end
      from seen
      where sessions.id = ${row.id} and user_id = seen.id`);
  } catch {
    // Not essential: with a full disk users can still read, and the next request tries again.
  }
}
