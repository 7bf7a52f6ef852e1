import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { SessionStore } from '../auth/sessions.ts';
import type { Database } from '../db/database.ts';
import { sweepLeftovers, sweepOrphans } from '../media/leftovers.ts';
import type { MediaFolder } from '../media/storage/mediaStorage.ts';
import type { StorageLocations } from '../media/storage/storageLocations.ts';

const every = 15 * 60_000;

interface Dependencies {
  readonly db: Database;
  readonly sessions: SessionStore;
  readonly storage: MediaFolder;
  readonly storageLocations: StorageLocations;
  readonly log: FastifyBaseLogger;
}

/** Periodically deletes outdated data: ended sessions, expired rate limits, files without a photo. */
export function startSweeper({
  db,
  sessions,
  storage,
  storageLocations,
  log,
}: Dependencies): () => void {
  async function sweep(): Promise<void> {
    await sessions.sweep();
    await db.rows(sql`delete from rate_limits where expires_at < now()`);
    // Processes of the previous version count there; a later version drops the table.
    await db.rows(sql`delete from login_attempts where updated_at < now() - interval '1 hour'`);
    await sweepAccountMails(db, new Date());
    await sweepOrphans(db, storage, new Date());
    await sweepLeftovers(db, storageLocations, new Date());
  }
  const timer = setInterval(() => {
    sweep().catch((error: unknown) => log.warn({ err: error }, 'sweeping'));
  }, every);
  timer.unref();
  return () => clearInterval(timer);
}

const day = 86_400_000;

/** How long used and expired links are stored, so that a second click gets a specific response. */
const linkRetention = 30 * day;
/** How long the outbox stores mails that were sent or have failed. */
const mailRetention = 30 * day;

/** Deletes old codes, links and mails. */
async function sweepAccountMails(db: Database, now: Date): Promise<void> {
  const before = (age: number) => new Date(now.getTime() - age).toISOString();
  await db.rows(sql`delete from sign_in_challenges where expires_at < ${before(day)}`);
  await db.rows(sql`delete from account_links where expires_at < ${before(linkRetention)}`);
  await db.rows(
    sql`delete from outbox where state <> 'queued' and created_at < ${before(mailRetention)}`,
  );
}
