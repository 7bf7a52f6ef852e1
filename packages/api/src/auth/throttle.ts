import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { TooManyRequests } from '../failures.ts';
import { networkOf } from './network.ts';

/** How often something may be done within a sliding window. */
export interface Allowance {
  readonly atMost: number;
  readonly windowMinutes: number;
}

/** Passwords that are judged for one account, and for one network address. */
export const passwordTries: Allowance = { atMost: 10, windowMinutes: 15 };
/** Mails with a code or a link to one account. */
export const mailsToAccount: Allowance = { atMost: 5, windowMinutes: 60 };
/** Calls from one network address that may send a mail to somebody. */
export const mailingCalls: Allowance = { atMost: 100, windowMinutes: 15 };

/** The longest window: what is older counts for nothing. */
export const longestWindowMinutes = 60;

/** What a password is counted under: the account it is for and the address it comes from. */
export function attemptKeys(email: string, ip: string): readonly string[] {
  return [`account:${digestOf(email)}`, `address:${networkOf(ip)}`];
}

export function mailKey(email: string): string {
  return `mail:${digestOf(email)}`;
}

export function mailingKey(ip: string): string {
  return `mailing:${networkOf(ip)}`;
}

/** Hashed: people type passwords into the wrong field, and any text fits a fixed width. */
function digestOf(email: string): string {
  return createHash('sha256').update(email.trim().toLowerCase()).digest('hex');
}

export type Admission =
  | { readonly admitted: true }
  | { readonly admitted: false; readonly retryAt: Date };

/**
 * Counts an attempt before it is looked at, in one atomic statement per key. Admitted attempts stay
 * counted unless `forgive` takes them back, so no more than the allowance pass in any window, however
 * many arrive at the same instant.
 */
export async function admit(
  db: Queryable,
  keys: readonly string[],
  { atMost, windowMinutes }: Allowance,
  now: Date,
): Promise<Admission> {
  const at = now.toISOString();
  const windowMs = windowMinutes * 60_000;
  const since = new Date(now.getTime() - windowMs).toISOString();
  const rows = keys.map(
    (key) => sql`(${key}, array[${at}::timestamptz], true, ${at}::timestamptz)`,
  );
  const counted = await db.rows<{ key: string; admitted: boolean; oldest: string }>(sql`
    insert into login_attempts as kept (key, judged, admitted, updated_at)
    values ${sql.join(rows, sql`, `)}
    on conflict (key) do update set (judged, admitted, updated_at) = (
      select case when cardinality(recent) < ${atMost}::int
                  then recent || excluded.judged else recent end,
             cardinality(recent) < ${atMost}::int,
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

/**
 * Counts an attempt like `admit`.
 * @throws {TooManyRequests} saying when the next one may come.
 */
export async function allow(
  db: Queryable,
  keys: readonly string[],
  allowance: Allowance,
  now: Date,
): Promise<void> {
  const admission = await admit(db, keys, allowance, now);
  if (admission.admitted) return;
  const wait = admission.retryAt.getTime() - now.getTime();
  throw new TooManyRequests(Math.max(1, Math.ceil(wait / 1_000)));
}

/** Takes a counted attempt back after the right password: only failures use the allowance up. */
export async function forgive(db: Queryable, keys: readonly string[], now: Date): Promise<void> {
  await takeBack(db, keys, now.toISOString());
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
