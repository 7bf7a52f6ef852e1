import type { Filter } from '@rentyard/contract/schema/listQuery/listQuery';
import { fieldAt } from '@rentyard/contract/schema/resource';
import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { normalizedColumn } from '../normalizedAmounts.ts';
import type { ResourceBinding } from '../store.ts';

/**
 * The price of one euro in the base currency, as decimal text, if a filter compares amounts in it:
 * now, or as it was known at a moment. Undefined without such a filter, without a base currency, and
 * without a rate of it.
 */
export async function baseRateFor(
  on: Queryable,
  binding: ResourceBinding,
  filters: readonly Filter[],
  asOf?: Date,
): Promise<string | undefined> {
  const isNeeded = filters.some(
    ({ path }) => fieldAt(binding.resource, path) && normalizedColumn(binding, path),
  );
  if (!isNeeded) return undefined;
  const base = await on.one<{ per_euro: string | null }>(
    asOf
      ? sql`select e.per_euro::text as per_euro
          from ${ratesAt(asOf)} e join base_currency b using (currency_id)`
      : sql`select per_euro::text as per_euro from base_currency`,
  );
  return base?.per_euro ?? undefined;
}

/** The currency that amounts are compared in, with the price of one euro as decimal text. */
export interface BaseCurrency {
  readonly code: string;
  readonly places: number;
  readonly per_euro: string;
}

/** The base currency of the settings; undefined without one that has a rate. */
export function readBase(on: Queryable): Promise<BaseCurrency | undefined> {
  return on.one<BaseCurrency>(sql`
    select code, places, per_euro::text as per_euro from base_currency where per_euro is not null`);
}

/** The rates that were known at a moment: a row per currency. */
export function ratesAt(moment: Date): SQL {
  return sql`rates_at(${moment.toISOString()}::timestamptz)`;
}
