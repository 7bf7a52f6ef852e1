import { readHome } from '@rentyard/contract/entities/home';
import type { FastifyInstance } from 'fastify';
import { handle } from '../http/handle.ts';
import type { Store } from '../records/store.ts';
import { homeFigures } from './homeFigures.ts';
import { homeHealth } from './homeHealth.ts';
import { homeQueue } from './homeQueue.ts';
import { homeSettingRoutes, readHomeSettings } from './homeSettingRoutes.ts';

interface Limits {
  /** Orders that are new for longer are waiting, unless an admin chose another limit. */
  readonly waitingHours: number;
}

/** The home page: counts that the database maintains, so that no table is scanned. */
export function homeRoutes(app: FastifyInstance, store: Store, limits: Limits): void {
  const defaults = { order_waiting_hours: limits.waitingHours };
  homeSettingRoutes(app, store, defaults);
  handle(app, readHome, async ({ user: person }) => {
    const now = store.clock();
    const { order_waiting_hours: waitingHours } = await readHomeSettings(store.db, defaults);
    const [queue, figures, health] = await Promise.all([
      homeQueue(store, { person, now, waitingHours }),
      homeFigures(store, person, now),
      homeHealth(store, person),
    ]);
    return { queue, figures, health };
  });
}
