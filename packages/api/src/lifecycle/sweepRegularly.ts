import { proposalBounds } from '@rentyard/contract/entities/proposal/proposal';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { SessionStore } from '../auth/sessions/sessions.ts';
import { sweepLinks } from '../auth/sweepLinks.ts';
import type { Clock } from '../config/clock.ts';
import type { Database, Queryable } from '../db/database.ts';
import { isFuture } from '../db/sqlFragments.ts';
import { sweepEvents } from '../events/eventTable.ts';
import { sweepIdempotencyKeys } from '../http/idempotency.ts';
import { sweepJobs } from '../jobs/jobTable.ts';
import { sweepOrphanedPhotos } from '../media/orphanedPhotos.ts';
import { hashPhotos } from '../media/perceptualHash.ts';
import type { StorageLocations } from '../media/storage/storageLocations.ts';

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

/** Tables of secrets that a rotation replaces, with the column of their owner. */
const rotated = [
  ['api_key_secrets', 'api_key_id'],
  ['webhook_secrets', 'webhook_id'],
] as const;

/**
 * Shortens what a clock ahead of the present one stored, to its own length from now on: the overlap of
 * rotated secrets, the time for the decision of a proposal, and the failures of a webhook. Links and
 * codes are in `sweepLinks`.
 */
export async function shortenWindows(on: Queryable, now: Date): Promise<void> {
  const at = sql`${now.toISOString()}::timestamptz`;
  for (const [table, owner] of rotated) {
    const [secrets, ownerId] = [sql.identifier(table), sql.identifier(owner)];
    await on.rows(sql`
      update ${secrets} former set ends_at = ${at} + (former.ends_at - latest.created_at)
      from ${secrets} latest
      where latest.${ownerId} = former.${ownerId} and latest.ends_at is null
        and ${isFuture(sql`latest.created_at`, now)} and former.ends_at > latest.created_at`);
    await on.rows(sql`
      update ${secrets} set created_at = ${at} where ${isFuture(sql`created_at`, now)}`);
  }
  await on.rows(sql`
    update proposals
    set expires_at = least(expires_at, ${at} + ${proposalBounds.days.open}::int * interval '1 day')
    where state = 'open' and ${isFuture(sql`created_at`, now)}`);
  await on.rows(sql`
    update webhooks set failing_since = ${at} where ${isFuture(sql`failing_since`, now)}`);
}
