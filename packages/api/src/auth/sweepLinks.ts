import { sql } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';

const day = 86_400_000;
/** How long used and expired links are stored, so that a second click gets a specific response. */
const linkRetention = 30 * day;

/**
 * Deletes outdated links and codes. Those that a clock ahead of the present one wrote would be valid for longer than
 * their mail says: from now on they are valid for their own length.
 */
export async function sweepLinks(on: Queryable, now: Date): Promise<void> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const before = (age: number) => new Date(now.getTime() - age).toISOString();
  await on.rows(sql`
    update account_links set created_at = ${at}, expires_at = ${at} + (expires_at - created_at)
    where created_at > ${at} and spent_at is null`);
  await on.rows(sql`
    update sign_in_challenges set code_sent_at = ${at}, expires_at = ${at} + (expires_at - code_sent_at)
    where code_sent_at > ${at} and ended_at is null`);
  await on.rows(sql`delete from sign_in_challenges where expires_at < ${before(day)}`);
  await on.rows(sql`delete from account_links where expires_at < ${before(linkRetention)}`);
}
