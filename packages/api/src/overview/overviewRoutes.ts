import type { FastifyInstance } from 'fastify';
import { statusCounters } from '../counters/counter.ts';
import { counterRoutes } from '../counters/counterRoutes.ts';
import { exportRoutes } from '../exchange/exportRoutes.ts';
import type { Store } from '../records/store.ts';
import { searchRoutes } from '../search/searchRoutes.ts';
import { translationRoutes } from '../translations/translationRoutes.ts';
import { viewRoutes } from '../views/viewRoutes.ts';

/** The calls that look across all resources. */
export function overviewRoutes(app: FastifyInstance, store: Store): void {
  counterRoutes(app, store, statusCounters(store.kept));
  searchRoutes(app, store);
  viewRoutes(app, store);
  translationRoutes(app, store);
  for (const kept of store.kept) exportRoutes(app, { store, kept });
}
