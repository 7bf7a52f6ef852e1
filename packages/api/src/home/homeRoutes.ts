import { readHome } from '@rentyard/contract/entities/home';
import {
  changeHomeSettings,
  type HomeSettings,
  homeSettings,
  readHomeSettings,
} from '@rentyard/contract/entities/homeSettings';
import type { FastifyInstance } from 'fastify';
import { handle } from '../http/handle.ts';
import type { Store } from '../records/store.ts';
import { parseSettings, readSettings, writeSettings } from '../records/write/settings.ts';
import { homeFigures } from './homeFigures.ts';
import { homeHealth } from './homeHealth.ts';
import { homeQueue } from './homeQueue.ts';

interface Limits {
  /** Orders that are new for longer are waiting, unless an admin chose another limit. */
  readonly waitingHours: number;
}

/**
 * The home page and its settings. Its counts are those that the database maintains, so that no
 * table is scanned.
 */
export function homeRoutes(app: FastifyInstance, store: Store, limits: Limits): void {
  const { db, clock } = store;
  const defaults: HomeSettings = { order_waiting_hours: limits.waitingHours };
  const settings = () => readSettings(db, 'home', defaults);

  handle(app, readHome, async ({ user: person }) => {
    const now = clock();
    const { order_waiting_hours: waitingHours } = await settings();
    const [queue, figures, health] = await Promise.all([
      homeQueue(store, { person, now, waitingHours }),
      homeFigures(store, person, now),
      homeHealth(store, person),
    ]);
    return { queue, figures, health };
  });

  handle(app, readHomeSettings, settings);

  handle(app, changeHomeSettings, async ({ body, user }) => {
    const value = parseSettings(homeSettings, body);
    await writeSettings(db, 'home', { value, now: clock(), userId: user.id });
    return settings();
  });
}
