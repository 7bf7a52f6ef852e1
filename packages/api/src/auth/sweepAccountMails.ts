import { sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';

const day = 86_400_000;

/** How long spent and expired links are known, so that a second click is told what it is. */
const linkRetention = 30 * day;
/** How long mails can be read in the outbox once they are sent or given up. */
const mailRetention = 30 * day;

/** Removes codes, links and mails that nobody has use for any more. */
export async function sweepAccountMails(db: Database, now: Date): Promise<void> {
  const before = (age: number) => new Date(now.getTime() - age).toISOString();
  await db.rows(sql`delete from sign_in_challenges where expires_at < ${before(day)}`);
  await db.rows(sql`delete from account_links where expires_at < ${before(linkRetention)}`);
  await db.rows(
    sql`delete from outbox where state <> 'queued' and created_at < ${before(mailRetention)}`,
  );
}
