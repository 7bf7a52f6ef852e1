import { normalizedPaths } from '@rentyard/contract/schema/normalizedFields';
import { type SQL, sql } from 'drizzle-orm';
import { joined, literal } from '../db/sqlFragments.ts';
import { normalizedColumn } from './normalizedColumn.ts';
import type { ResourceBinding } from './resourceBinding.ts';

interface Base {
  /** The price of one euro. */
  readonly perEuro: SQL;
  /** Decimal places of the currency. */
  readonly places: SQL;
}

/** The amounts of a record in a base currency as JSON, by path. */
export function normalizedAmounts(binding: ResourceBinding, { perEuro, places }: Base): SQL {
  const pairs = normalizedPaths(binding.resource).map(
    (path) =>
      sql`${literal(path)}, round(${normalizedColumn(binding, path)} * ${perEuro}, ${places})::text`,
  );
  return sql`json_build_object(${joined(pairs)})`;
}

/** The same in the base currency of the settings; null without one that has a rate. */
export function currentNormalizedAmounts(binding: ResourceBinding): SQL {
  const amounts = normalizedAmounts(binding, { perEuro: sql`b.per_euro`, places: sql`b.places` });
  return sql`(select ${amounts} from base_currency b where b.per_euro is not null)`;
}
