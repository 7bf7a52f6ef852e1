import { searchEverything } from '@rentyard/contract/entities/records/search';
import { isOwned } from '@rentyard/contract/schema/resource';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { handle } from './http/handle.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { Outbox } from './mail/outbox.ts';
import { unreadNotifications } from './notifications/notificationRecords.ts';
import { countDecidable } from './proposals/proposalRoutes.ts';
import { handleBulk } from './records/bulk/bulkJob.ts';
import { bulkRoutes } from './records/bulk/bulkRoutes.ts';
import { type Counter, counterRoutes, statusCounters } from './records/counters/counterRoutes.ts';
import { exportRoutes } from './records/import-export/exportRoutes.ts';
import { handleImports } from './records/import-export/importJob.ts';
import { importRoutes } from './records/import-export/importRoutes.ts';
import { findLocale } from './records/routes/routeContext.ts';
import { searchRecords } from './records/search/searchRecords.ts';
import type { Store } from './records/store.ts';
import { translationRoutes } from './records/translations/translationRoutes.ts';
import { viewRoutes } from './records/views/viewRoutes.ts';

interface Dependencies {
  readonly store: Store;
  readonly jobs: Jobs;
  readonly outbox: Pick<Outbox, 'hasServer'>;
}

/** The number of rooms with unread messages: a badge of the side bar. */
const unreadRooms: Counter = {
  name: 'rooms_unread',
  permission: ['read', 'buzbot_messages'],
  count: sql`select count(*) from buzbot_rooms where is_unread and deleted_at is null`,
};

/** Unsent mails: counted for admins while there is no mail server, so that they read them in the outbox. */
const waitingMails: Counter = {
  name: 'mails_waiting',
  permission: 'admin',
  count: sql`select count(*) from outbox where state = 'queued'`,
};

/** The calls that cover all resources, and the bulk calls of single ones. */
export function globalRoutes(app: FastifyInstance, { store, jobs, outbox }: Dependencies): void {
  counterRoutes(app, store, [
    ...statusCounters(store.bindings),
    unreadRooms,
    {
      name: 'notifications_unread',
      permission: 'signed-in',
      count: (person) => unreadNotifications(store, person),
    },
    {
      name: 'proposals_open',
      // Users who may neither write nor propose have nothing to do with proposals.
      permission: ({ proposals }) => proposals.length > 0,
      count: countDecidable,
    },
    ...(outbox.hasServer ? [] : [waitingMails]),
  ]);
  searchRoutes(app, store);
  viewRoutes(app, store);
  translationRoutes(app, store);
  handleBulk(jobs, store);
  handleImports(jobs, store);
  for (const binding of store.bindings) {
    const context = { store, binding };
    exportRoutes(app, context);
    importRoutes(app, context, jobs);
    bulkRoutes(app, context, jobs);
  }
}

/** Records of every module that the user may read. */
function searchRoutes(app: FastifyInstance, store: Store): void {
  handle(app, searchEverything, async ({ query: { q: text }, user: { ability }, request }) => {
    const bindings = store.bindings.filter(
      ({ resource }) => !isOwned(resource) && ability.can('read', resource.subject),
    );
    const locale = await findLocale(request, store);
    return searchRecords(store, { text, bindings, locale });
  });
}
