import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../config/clock.ts';
import type { Database } from '../db/database.ts';
import { sweepEvents } from '../events/eventTable.ts';
import { sweepIdempotencyKeys } from '../http/idempotency.ts';
import { sweepJobs } from '../jobs/jobTable.ts';

/** Interval of clean-up, in ms. */
const sweepEvery = 600_000;

/** How long a finished job can be read and undone, in ms. */
const jobRetention = 30 * 86_400_000;

/** How long events are stored for clients that reconnect, in ms. */
const eventRetention = 24 * 3_600_000;

interface Dependencies {
  readonly db: Database;
  readonly clock: Clock;
  /** Queue jobs that are due: purges of the trash, exchange rates. */
  readonly enqueueDue: readonly (() => Promise<void>)[];
}

/** Deletes outdated rows and queues due jobs, until the app is closed. */
export function sweepRegularly(app: FastifyInstance, dependencies: Dependencies): void {
  const sweeping = setInterval(() => {
    sweep(dependencies).catch((error) => app.log.warn({ err: error }, 'sweep failed'));
  }, sweepEvery);
  sweeping.unref();
  app.addHook('onClose', async () => clearInterval(sweeping));
}

async function sweep({ db, clock, enqueueDue }: Dependencies): Promise<void> {
  for (const enqueue of enqueueDue) await enqueue();
  await sweepIdempotencyKeys(db, clock);
  await sweepJobs(db, new Date(clock().getTime() - jobRetention));
  await sweepEvents(db, new Date(clock().getTime() - eventRetention));
  await vacuum(db);
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
