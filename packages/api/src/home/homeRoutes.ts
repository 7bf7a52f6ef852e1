import { readHome } from '@rentyard/contract/entities/home';
import type { FastifyInstance } from 'fastify';
import { handle } from '../http/handle.ts';
import type { Store } from '../records/store.ts';
import { homeFigures } from './homeFigures.ts';
import { homeHealth } from './homeHealth.ts';
import { homeQueue } from './homeQueue.ts';

interface Limits {
  /** Orders that are new for longer are waiting. */
  readonly waitingHours: number;
}

/** The home page: counts that the database maintains, so that no table is scanned. */
export function homeRoutes(app: FastifyInstance, store: Store, { waitingHours }: Limits): void {
  handle(app, readHome, async ({ user: person }) => {
    const now = store.clock();
    const [queue, figures, health] = await Promise.all([
      homeQueue(store, { person, now, waitingHours }),
      homeFigures(store, person, now),
      homeHealth(store, person),
    ]);
    return { queue, figures, health };
  });
}
