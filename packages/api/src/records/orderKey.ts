import { type SQL, sql } from 'drizzle-orm';
import { joined } from '../db/sqlFragments.ts';
import type { SortValue } from './fieldKinds/fieldKind.ts';

/** One sort key of a list; the first key has priority. */
export interface OrderKey extends SortValue {
  readonly isDescending: boolean;
}

/** The keys as an `order by`; nulls come last in both directions. */
export function inOrder(keys: readonly OrderKey[]): SQL {
  return joined(keys.map(({ value, ...key }) => sql`${value}${direction(key)}`));
}

/** The SQL suffix for the direction of a key. */
export function direction({ isDescending, isFilled }: Omit<OrderKey, 'value'>): SQL {
  if (!isDescending) return sql``;
  return isFilled ? sql` desc` : sql` desc nulls last`;
}
