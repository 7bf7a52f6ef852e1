import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { networkOf } from './network.ts';

/** How many attempts of one account, and of one network address, are judged within the window. */
export const judgedAtMost = 10;
export const windowMinutes = 15;

const windowMs = windowMinutes * 60_000;

/** What an attempt is counted under: the account it is for and the address it comes from. */
export interface AttemptKeys {
  readonly account: string;
  readonly address: string;
}

export function attemptKeys(email: string, ip: string): AttemptKeys {
  // Hashed: people type passwords into the wrong field, and any text fits a fixed width.
  const digest = createHash('sha256').update(email.trim().toLowerCase()).digest('hex');
  return { account: `account:${digest}`, address: `address:${networkOf(ip)}` };
}

export type Admission =
  | { readonly admitted: true }
  | { readonly admitted: false; readonly retryAt: Date };

/**
 * Counts an attempt before its password is looked at, in one atomic statement. Admitted attempts
 * stay counted unless `forgive` takes them back, so at most `judgedAtMost` wrong passwords are
 * judged in any `windowMinutes`, however many arrive at the same instant.
 */
export async function admit(db: Queryable, keys: AttemptKeys, now: Date): Promise<Admission> {
  const at = now.toISOString();
  const since = new Date(now.getTime() - windowMs).toISOString();
  const counted = await db.rows<{ key: string; admitted: boolean; oldest: string }>(sql`
    insert into login_attempts as kept (key, judged, admitted, updated_at)
    values (${keys.account}, array[${at}::timestamptz], true, ${at}::timestamptz),
           (${keys.address}, array[${at}::timestamptz], true, ${at}::timestamptz)
    on conflict (key) do update set (judged, admitted, updated_at) = (
      select case when cardinality(recent) < ${judgedAtMost}::int
                  then recent || excluded.judged else recent end,
             cardinality(recent) < ${judgedAtMost}::int,
             excluded.updated_at
      from (select array(select moment from unnest(kept.judged) as moment
                         where moment > ${since}::timestamptz order by moment)) as pruned (recent))
    returning key, admitted, judged[1] as oldest`);
  const refused = counted.filter((row) => !row.admitted);
  if (refused.length === 0) return { admitted: true };
  const passed = counted.filter((row) => row.admitted).map((row) => row.key);
  if (passed.length > 0) await takeBack(db, passed, at);
  const oldest = Math.max(...refused.map((row) => Date.parse(row.oldest)));
  return { admitted: false, retryAt: new Date(oldest + windowMs) };
}

/** Takes a counted attempt back after the right password: only failures use the allowance up. */
export async function forgive(db: Queryable, keys: AttemptKeys, now: Date): Promise<void> {
  await takeBack(db, [keys.account, keys.address], now.toISOString());
}

async function takeBack(db: Queryable, keys: readonly string[], at: string): Promise<void> {
  // One of the moments equal to `at` goes: others may have come in the same millisecond.
  await db.rows(sql`
    update login_attempts
    set judged = judged[:array_position(judged, ${at}::timestamptz) - 1]
              || judged[array_position(judged, ${at}::timestamptz) + 1:]
    where array_position(judged, ${at}::timestamptz) is not null
      -- Locked in the order in which \`admit\` locks them: no two sign-ins wait for each other.
      and key in (select key from login_attempts
                  where key in (${sql.join(
                    keys.map((key) => sql`${key}`),
                    sql`, `,
                  )})
                  order by key for update)`);
}
