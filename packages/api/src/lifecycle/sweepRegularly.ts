import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { SessionStore } from '../auth/sessions/sessions.ts';
import { sweepLinks } from '../auth/sweepLinks.ts';
import type { Clock } from '../config/clock.ts';
import type { Database } from '../db/database.ts';
import { sweepEvents } from '../events/eventTable.ts';
import { sweepIdempotencyKeys } from '../http/idempotency.ts';
import { sweepJobs } from '../jobs/jobTable.ts';
import { sweepOrphanedPhotos } from '../media/orphanedPhotos.ts';
import { hashPhotos } from '../media/perceptualHash.ts';
import type { StorageLocations } from '../media/storage/storageLocations.ts';
import { shortenWindows } from './shortenWindows.ts';

/** Interval of clean-up, in ms. */
const sweepEvery = 600_000;

const day = 86_400_000;

/** How long a finished job can be read and undone, in ms. */
const jobRetention = 30 * day;
/** How long events are stored for clients that reconnect, in ms. */
const eventRetention = day;
/** How long the outbox stores mails that were sent or have failed. */
const mailRetention = 30 * day;

interface Dependencies {
  readonly db: Database;
  readonly clock: Clock;
  readonly sessions: SessionStore;
  readonly storageLocations: StorageLocations;
  /** Run first: queue jobs that are due, such as purges of the trash. */
  readonly tasks: readonly (() => Promise<void>)[];
}

/** Runs the tasks and deletes outdated data regularly, from the start until the app is closed; one run at a time. */
export function sweepRegularly(
  app: FastifyInstance,
  dependencies: Dependencies,
): { start(): void; settle(): Promise<void> } {
  const { db, clock, sessions, storageLocations, tasks } = dependencies;
  const all = [
    ...tasks,
    () => sessions.sweep(),
    () => sweepIdempotencyKeys(db, clock),
    () => sweepRows(db, clock().getTime()),
    () => sweepOrphanedPhotos(db, storageLocations, clock()),
    () => hashPhotos(db, storageLocations),
    () => vacuum(db),
  ];
  async function sweep(): Promise<void> {
    for (const task of all) {
      await task().catch((error: unknown) => app.log.warn({ err: error }, 'sweep failed'));
    }
  }
  let timer: NodeJS.Timeout | undefined;
  let sweeping: Promise<void> | undefined;
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await sweeping;
  });
  return {
    start() {
      timer = setInterval(() => {
        sweeping ??= sweep().finally(() => {
          sweeping = undefined;
        });
      }, sweepEvery);
      timer.unref();
    },
    settle: async () => sweeping,
  };
}

/** Deletes old jobs, events, codes, links, mails and expired rate limits. */
async function sweepRows(db: Database, now: number): Promise<void> {
  const before = (age: number) => new Date(now - age);
  await sweepJobs(db, before(jobRetention));
  await sweepEvents(db, before(eventRetention));
  await db.rows(sql`delete from rate_limits where expires_at < now()`);
  await sweepLinks(db, new Date(now));
  await shortenWindows(db, new Date(now));
  await db.rows(sql`
    delete from outbox
    where state <> 'queued' and created_at < ${before(mailRetention).toISOString()}`);
}

/** Tables that grew by fewer pages are skipped. */
const grownAtLeast = 16;
/** The vacuum uses the only connection: a larger table would block it too long. */
const sizeAtMost = 64 * 1_048_576;

/**
 * PostgreSQL vacuums in the background, the embedded database does not. The vacuum updates the
 * visibility map for index-only scans, and the statistics for good plans. It covers the tables that
 * grew by a tenth since the last run.
 */
async function vacuum(db: Database): Promise<void> {
  if (db.kind !== 'pglite') return;
  const tables = await db.rows<{ relname: string }>(sql`
    select relname from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace
      and pg_relation_size(oid) <= ${sizeAtMost}
      and pg_relation_size(oid) / current_setting('block_size')::int
        > ${grownAtLeast} + 1.1 * greatest(relpages, 0)`);
  for (const { relname } of tables) {
    await db.rows(sql`vacuum (analyze, truncate off) ${sql.identifier(relname)}`);
  }
}
