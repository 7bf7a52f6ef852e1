import {
  changeRentalSettings,
  defaultRentalSettings,
  readRentalSettings,
  rentalSettings,
} from '@rentyard/contract/entities/rental/rentalSettings';
import type { FastifyInstance } from 'fastify';
import { handle } from '../../http/handle.ts';
import type { Store } from '../../records/store.ts';
import { parseSettings, readSettings, writeSettings } from '../../records/write/settings.ts';

/** For how long new orders are tentative. */
export function rentalSettingRoutes(app: FastifyInstance, { db, clock }: Store): void {
  const settings = () => readSettings(db, 'rental', defaultRentalSettings);

  handle(app, readRentalSettings, settings);

  handle(app, changeRentalSettings, async ({ body, user }) => {
    const value = { ...(await settings()), ...parseSettings(rentalSettings, body) };
    await writeSettings(db, 'rental', { value, now: clock(), userId: user.id });
    return settings();
  });
}
