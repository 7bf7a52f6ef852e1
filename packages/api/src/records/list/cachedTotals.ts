import type { Filter, ListQuery } from '@rentyard/contract/schema/listQuery';
import { translationsPath } from '@rentyard/contract/schema/resource';
import { type SQL, sql } from 'drizzle-orm';
import { literal } from '../../db/sqlFragments.ts';
import { columnName, type ResourceBinding } from '../resourceBinding.ts';

/** A total that the database maintains; see migrations 0070 and 0106. */
export interface CachedTotal {
  /** Empty for the whole table, else the column whose values are counted. */
  readonly dimension: '' | Dimension;
  readonly values: readonly string[];
  readonly isTrash: boolean;
}

const dimensions = ['category_id', 'status', 'project_id'] as const;
type Dimension = (typeof dimensions)[number];

/** The cached total of a list of all rows, or of one category, status or project. */
export function cachedTotalOf(binding: ResourceBinding, query: ListQuery): CachedTotal | undefined {
  const { search, filters, isTrash } = query;
  if (search !== '' || filters.length > 1) return undefined;
  const [filter] = filters;
  if (!filter) return { dimension: '', values: [''], isTrash };
  if (filter.path === translationsPath) return undefined;
  const dimension = dimensions.find((one) => one === columnName(binding, filter.path));
  const values = valuesOf(filter);
  return dimension && values ? { dimension, values, isTrash } : undefined;
}

function valuesOf({ operator, value }: Filter): readonly string[] | undefined {
  if (operator === 'eq') return [value];
  return operator === 'in' ? value.split(',') : undefined;
}

/** The total as a scalar subquery. */
export function cachedTotal(resource: string, { dimension, values, isTrash }: CachedTotal): SQL {
  const count = sql.raw(isTrash ? 'trashed' : 'live');
  const which =
    values.length === 1 ? sql`= ${values[0]}` : sql`= any(${sql.param(values)}::text[])`;
  return sql`(select coalesce(sum(k.${count}), 0)::bigint from row_counts k
    where k.resource = ${literal(resource)} and k.dimension = ${literal(dimension)} and k.value ${which})`;
}

/** The number of writes to the table, as a scalar subquery. */
export function writesTo(resource: string): SQL {
  return sql`(select coalesce(sum(k.writes), 0)::bigint from row_counts k
    where k.resource = ${literal(resource)} and k.dimension = '')`;
}
