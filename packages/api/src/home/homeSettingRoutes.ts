import {
  changeHomeSettings,
  type HomeSettings,
  homeSettings,
  readHomeSettings as readRoute,
} from '@rentyard/contract/entities/homeSettings';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Queryable } from '../db/database.ts';
import { writeSettings } from '../entities/exchangeRates/rateState.ts';
import { handle } from '../http/handle.ts';
import type { Store } from '../records/store.ts';
import { parseDraft } from '../records/write/draft.ts';

/** The settings have no translated texts. */
const noLanguages = { codes: [], default: '' };

/** The settings of the home page. `defaults` apply until an admin changes them. */
export function homeSettingRoutes(
  app: FastifyInstance,
  { db, clock }: Store,
  defaults: HomeSettings,
): void {
  handle(app, readRoute, () => readHomeSettings(db, defaults));

  handle(app, changeHomeSettings, async ({ body, user }) => {
    const value = parseDraft(homeSettings, 'create', noLanguages, body);
    await writeSettings(db, 'home', { value, now: clock(), userId: user.id });
    return readHomeSettings(db, defaults);
  });
}

export async function readHomeSettings(
  on: Queryable,
  defaults: HomeSettings,
): Promise<HomeSettings> {
  const found = await on.one<{ value: Partial<HomeSettings> }>(
    sql`select value from settings where name = 'home'`,
  );
  return { ...defaults, ...found?.value };
}
