import type { FastifyInstance } from 'fastify';
import type { Clock } from '../config/clock.ts';
import type { Database } from '../db/database.ts';
import { vacuum } from '../db/vacuum.ts';
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
