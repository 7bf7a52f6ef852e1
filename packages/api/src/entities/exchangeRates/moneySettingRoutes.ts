import {
  changeMoneySettings,
  type MoneySettings,
  moneySettings,
  readMoneySettings as readRoute,
} from '@rentyard/contract/entities/moneySettings';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Queryable } from '../../db/database.ts';
import { Invalid } from '../../errors/failures.ts';
import { handle } from '../../http/handle.ts';
import type { Store } from '../../records/store.ts';
import { parseSettings, writeSettings } from '../../records/write/settings.ts';
import type { RateFetching } from './rateFetching.ts';
import { readMoneySettings } from './rateState.ts';

/** The base currency and the provider of exchange rates. */
export function moneySettingRoutes(
  app: FastifyInstance,
  { db, clock }: Store,
  fetching: RateFetching,
): void {
  handle(app, readRoute, () => readShown(db));

  handle(app, changeMoneySettings, async ({ body, user }) => {
    const value = { ...(await readMoneySettings(db)), ...parseSettings(moneySettings, body) };
    await refuseUnknown(db, value.base_currency);
    await writeSettings(db, 'money', { value, now: clock(), userId: user.id });
    await fetching.enqueueDue();
    return readShown(db);
  });
}

async function refuseUnknown(on: Queryable, id: number | null): Promise<void> {
  if (id === null) return;
  const found = await on.one(sql`select 1 from currencies where id = ${id} and deleted_at is null`);
  if (!found) throw Invalid.at('base_currency', { id: 'not_found' });
}

async function readShown(on: Queryable): Promise<MoneySettings> {
  const { base_currency: id, ...settings } = await readMoneySettings(on);
  const base = await on.one<NonNullable<MoneySettings['base_currency']>>(
    sql`select id, code as name from currencies where id = ${id}`,
  );
  return { ...settings, base_currency: base ?? null };
}
