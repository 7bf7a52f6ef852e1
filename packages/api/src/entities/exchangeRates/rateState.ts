import type { RateFailure } from '@rentyard/contract/entities/money/exchangeRateRoutes';
import {
  ecbUrl,
  type MoneySettings,
  type rateProviders,
} from '@rentyard/contract/entities/money/moneySettings';
import type { Queryable } from '../../db/database.ts';
import { readSettings } from '../../records/write/settings.ts';

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
  return readSettings(on, 'money', defaults);
}

export async function readRateState(on: Queryable): Promise<RateState> {
  return readSettings(on, 'exchange_rates', never);
}
