import type { ListQuery } from '@rentyard/contract/schema/listQuery/listQuery';
import { type SQL, sql } from 'drizzle-orm';
import { allOf, type Locale, name } from '../../db/sqlFragments.ts';
import { plannedAnew } from '../../db/statements.ts';
import { buildOrder } from '../order.ts';
import { searchParts } from '../search/searchPage.ts';
import { record } from '../shapes.ts';
import type { ResourceBinding, Store } from '../store.ts';
import { baseRateFor } from './baseRate.ts';
import { buildConditions } from './conditions.ts';

type Wanted = Pick<ListQuery, 'search' | 'sort' | 'filters' | 'isTrash'>;

/**
 * The ids of all records on all pages of a list, in its order, limited to `atMost`. An operation
 * uses these ids even if records join or leave the list meanwhile.
 */
export async function matchingIds(
  store: Store,
  binding: ResourceBinding,
  query: Wanted,
  { locale, atMost }: { readonly locale: Locale; readonly atMost?: number },
): Promise<readonly number[]> {
  const parts = await matchingParts(store, binding, query);
  const order = buildOrder(binding, store.targets, query.sort, locale);
  const ids: number[] = [];
  for (const where of parts) {
    const limit = atMost === undefined ? sql`` : sql`limit ${sql.raw(String(atMost - ids.length))}`;
    ids.push(...(await readIds(store, binding, sql`${where} order by ${order} ${limit}`)));
  }
  return ids;
}

/**
 * The conditions of all records of a list: with a search exact matches, then similar ones. Amounts are
 * compared by the rates of `asOf`, or by the current ones.
 */
export async function matchingParts(
  store: Store,
  binding: ResourceBinding,
  query: Omit<Wanted, 'sort'>,
  asOf?: Date,
): Promise<readonly SQL[]> {
  const baseRate = await baseRateFor(store.db, binding, query.filters, asOf);
  const conditions = buildConditions(binding, { ...query, search: [], baseRate, asOf });
  return query.search === ''
    ? [allOf(conditions)]
    : searchParts({ store, binding, query, conditions });
}

async function readIds(
  store: Store,
  binding: ResourceBinding,
  which: SQL,
): Promise<readonly number[]> {
  // One text: a driver needs many times more memory for a million rows than for a million numbers.
  const found = await store.db.one<{ ids: string | null }>(sql`${plannedAnew}
    select string_agg(x.id::text, ',') as ids from (
      select r.id from ${name(binding.resource.name)} ${sql.raw(record)} where ${which}
    ) x`);
  return found?.ids ? found.ids.split(',').map(Number) : [];
}
