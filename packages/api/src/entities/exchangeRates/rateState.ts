import type { RateFailure } from '@rentyard/contract/entities/exchangeRateRoutes';
import {
  ecbUrl,
  type MoneySettings,
  type rateProviders,
} from '@rentyard/contract/entities/moneySettings';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';

/** The stored money settings. */
export interface StoredMoneySettings {
  readonly base_currency: number | null;
  readonly rate_provider: (typeof rateProviders)[number];
  readonly rate_url: MoneySettings['rate_url'];
}

/** What the latest attempts to fetch rates gave. */
export interface RateState {
  /** ISO 8601. */
  readonly fetched_at: string | null;
  /** Null after a successful attempt. */
  readonly failed_at: string | null;
  readonly failure: RateFailure | null;
}

const defaults: StoredMoneySettings = {
  base_currency: null,
  rate_provider: 'none',
  rate_url: ecbUrl,
};
const never: RateState = { fetched_at: null, failed_at: null, failure: null };

export async function readMoneySettings(on: Queryable): Promise<StoredMoneySettings> {
  return { ...defaults, ...(await storedValue<StoredMoneySettings>(on, 'money')) };
}

export async function readRateState(on: Queryable): Promise<RateState> {
  return { ...never, ...(await storedValue<RateState>(on, 'exchange_rates')) };
}

async function storedValue<Value>(
  on: Queryable,
  group: string,
): Promise<Partial<Value> | undefined> {
  const found = await on.one<{ value: Partial<Value> }>(
    sql`select value from settings where name = ${group}`,
  );
  return found?.value;
}

interface Written {
  readonly value: object;
  readonly now: Date;
  /** Undefined for the server. */
  readonly userId?: number;
}

/** Stores a group of settings. */
export async function writeSettings(
  on: Queryable,
  group: string,
  { value, now, userId }: Written,
): Promise<void> {
  await on.rows(sql`
    insert into settings (name, value, updated_at, updated_by)
    values (${group}, ${JSON.stringify(value)}::jsonb, ${now.toISOString()}, ${userId ?? null})
    on conflict (name) do update
    set value = excluded.value, updated_at = excluded.updated_at, updated_by = excluded.updated_by`);
}
