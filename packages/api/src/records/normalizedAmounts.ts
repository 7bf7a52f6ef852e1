import { normalizedPaths } from '@rentyard/contract/schema/money/normalizedFields';
import { fieldAt } from '@rentyard/contract/schema/resource';
import { type SQL, sql } from 'drizzle-orm';
import { column, joined, literal } from '../db/sqlFragments.ts';
import { fieldKindOf } from './fieldKinds/fieldKinds.ts';
import { record } from './shapes.ts';
import { columnName, type ResourceBinding } from './store.ts';

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

/**
 * The value of a record by which it compares with records of other currencies, in euro; undefined
 * for a field that is compared as it is stored.
 */
export function normalizedColumn(binding: ResourceBinding, path: string): SQL | undefined {
  const field = fieldAt(binding.resource, path);
  const normalized =
    field && fieldKindOf(field).normalizedColumn?.(field, columnName(binding, path));
  return normalized === undefined ? undefined : column(record, normalized);
}
