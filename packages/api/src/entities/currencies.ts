import { currency } from '@rentyard/contract/entities/money/currency';
import type { ListField } from '@rentyard/contract/schema/fieldTypes';
import { currencyPath } from '@rentyard/contract/schema/money/currencyColumns';
import { type FieldProblem, plainFields } from '@rentyard/contract/schema/resource';
import { type SQL, sql } from 'drizzle-orm';
import { column, joined, literal, name } from '../db/sqlFragments.ts';
import { registerResource } from '../records/registerResource.ts';
import { columnName, type ResourceBinding, type Saving } from '../records/store.ts';

export const currencies = registerResource(currency, { validate: refuseLostDecimals });

/**
 * Refuses fewer decimals than stored amounts have, in records of any kind and in the trash: these
 * amounts would change their meaning. The save has locked the currency, and every save of an amount
 * locks it too.
 */
async function refuseLostDecimals({
  write,
  id,
  before,
  after,
}: Saving): Promise<readonly FieldProblem[]> {
  const places = Number(after.decimal);
  if (id === undefined || places >= Number(before?.decimal)) return [];
  const counts = write.store.allBindings.flatMap((binding) => {
    const conditions = moreDecimals(binding, { id, places });
    if (conditions.length === 0) return [];
    const table = name(binding.resource.name);
    return [sql`(select count(*) from ${table} r where ${joined(conditions, ' or ')})`];
  });
  const found = await write.tx.one<{ count: number }>(
    sql`select (${joined(counts, ' + ')})::integer as count`,
  );
  if (!found?.count) return [];
  return [{ path: 'decimal', problem: { id: 'decimals_in_use', values: { number: found.count } } }];
}

interface Decimals {
  /** Id of the currency. */
  readonly id: number;
  readonly places: number;
}

/** The conditions that a record `r` has an amount in the currency with more decimals. */
function moreDecimals(binding: ResourceBinding, decimals: Decimals): readonly SQL[] {
  const { fields } = binding.resource;
  const stored = (path: string) => column('r', columnName(binding, path));
  return plainFields(binding.resource).flatMap(([path, field]): readonly SQL[] => {
    if (field.kind === 'list') {
      const currencyOf = (sibling: string) => sql`${stored(sibling)}::text`;
      return inRows(field, { rows: stored(path), depth: 0, currencyOf, decimals });
    }
    if (field.kind !== 'money' || field.computed) return [];
    const currency = stored(currencyPath(fields, path, field.currency));
    return [sql`(${currency} = ${decimals.id} and ${isFiner(stored(path), decimals)})`];
  });
}

interface Rows {
  /** A JSON array. */
  readonly rows: SQL;
  readonly depth: number;
  /** The id of the currency as text, in an enclosing row or in the record. */
  readonly currencyOf: (sibling: string) => SQL;
  readonly decimals: Decimals;
}

/** The condition that a row, or a row of a nested list, has such an amount. */
function inRows(
  { fields }: ListField,
  { rows, depth, currencyOf, decimals }: Rows,
): readonly SQL[] {
  const row = `row${depth}`;
  const textOf = (key: string) => sql`(${column(row, 'value')} ->> ${literal(key)})`;
  const nearest = (sibling: string) => (sibling in fields ? textOf(sibling) : currencyOf(sibling));
  const conditions = Object.entries(fields).flatMap(([key, field]): readonly SQL[] => {
    if (field.kind === 'list') {
      const inner = sql`(${column(row, 'value')} -> ${literal(key)})`;
      return inRows(field, { rows: inner, depth: depth + 1, currencyOf: nearest, decimals });
    }
    if (field.kind !== 'money') return [];
    const isFine = isFiner(sql`${textOf(key)}::numeric`, decimals);
    return [sql`(${nearest(field.currency)} = ${String(decimals.id)} and ${isFine})`];
  });
  if (conditions.length === 0) return [];
  const array = sql`case jsonb_typeof(${rows}) when 'array' then ${rows} end`;
  return [
    sql`exists (select from jsonb_array_elements(${array}) ${name(row)} (value)
      where ${joined(conditions, ' or ')})`,
  ];
}

function isFiner(amount: SQL, { places }: Decimals): SQL {
  return sql`${amount} <> round(${amount}, ${places}::integer)`;
}
