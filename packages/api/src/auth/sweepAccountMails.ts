import { sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';

const day = 86_400_000;

/** How long used and expired links are stored, so that a second click gets a specific response. */
const linkRetention = 30 * day;
/** How long the outbox stores mails that were sent or have failed. */
const mailRetention = 30 * day;

/** Deletes old codes, links and mails. */
export async function sweepAccountMails(db: Database, now: Date): Promise<void> {
  const before = (age: number) => new Date(now.getTime() - age).toISOString();
  await db.rows(sql`delete from sign_in_challenges where expires_at < ${before(day)}`);
  await db.rows(sql`delete from account_links where expires_at < ${before(linkRetention)}`);
  await db.rows(
    sql`delete from outbox where state <> 'queued' and created_at < ${before(mailRetention)}`,
  );
}
