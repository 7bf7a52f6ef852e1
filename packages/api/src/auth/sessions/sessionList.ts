import type { Session } from '@rentyard/contract/entities/account/account';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { idleSince } from './sessions.ts';

/** The valid sessions of a user, the most recently used first. */
export function listSessions(
  db: Queryable,
  userId: number,
  now: Date,
): Promise<Omit<Session, 'is_current'>[]> {
  return db.rows(sql`
    select id, created_at, last_used_at, expires_at, remember, ip, user_agent
    from sessions
    where user_id = ${userId} and expires_at > ${now.toISOString()}
      and (remember or last_used_at > ${idleSince(now).toISOString()})
    order by last_used_at desc, id desc`);
}
