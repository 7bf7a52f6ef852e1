import type { FastifyInstance } from 'fastify';
import { handleBulk } from '../bulk/bulkJob.ts';
import { bulkRoutes } from '../bulk/bulkRoutes.ts';
import { statusCounters } from '../counters/counter.ts';
import { counterRoutes } from '../counters/counterRoutes.ts';
import { exportRoutes } from '../exchange/exportRoutes.ts';
import { handleImports } from '../exchange/importJob.ts';
import { importRoutes } from '../exchange/importRoutes.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { Outbox } from '../mail/outbox.ts';
import { waitingMails } from '../mail/waitingMails.ts';
import type { Store } from '../records/store.ts';
import { unreadRooms } from '../resources/buzbot/unreadRooms.ts';
import { searchRoutes } from '../search/searchRoutes.ts';
import { translationRoutes } from '../translations/translationRoutes.ts';
import { viewRoutes } from '../views/viewRoutes.ts';

interface Parts {
  readonly store: Store;
  readonly jobs: Jobs;
  readonly outbox: Pick<Outbox, 'hasServer'>;
}

/** The calls that look across all resources, and those that take many records of one at once. */
export function overviewRoutes(app: FastifyInstance, { store, jobs, outbox }: Parts): void {
  counterRoutes(app, store, [
    ...statusCounters(store.kept),
    unreadRooms,
    ...(outbox.hasServer ? [] : [waitingMails]),
  ]);
  searchRoutes(app, store);
  viewRoutes(app, store);
  translationRoutes(app, store);
  handleBulk(jobs, store);
  handleImports(jobs, store);
  for (const kept of store.kept) {
    const context = { store, kept };
    exportRoutes(app, context);
    importRoutes(app, context, jobs);
    bulkRoutes(app, context, jobs);
  }
}
