import { healthPath } from '@rentyard/contract/schema/health';
import {
  freePath,
  mentionedPath,
  translationsPath,
} from '@rentyard/contract/schema/listQuery/filterPaths';
import type { Filter, ListQuery } from '@rentyard/contract/schema/listQuery/listQuery';
import { parseListQuery } from '@rentyard/contract/schema/listQuery/parseListQuery';
import { type SQL, sql } from 'drizzle-orm';
import { allOf, literal, name } from '../../db/sqlFragments.ts';
import { record } from '../shapes.ts';
import { columnName, type ResourceBinding } from '../store.ts';
import { buildConditions } from './conditions.ts';

/** A total that the database maintains in `row_counts`. */
export interface CachedTotal {
  /** Empty for the whole table, else what is counted: a column, issues, or the days of a moment. */
  readonly dimension: string;
  readonly values: readonly string[];
  /** Counts the first value and all later ones instead. */
  readonly isFrom?: boolean;
  readonly isTrash: boolean;
}

/** The columns by whose values the database counts. */
const countedColumns = ['category_id', 'status', 'project_id'];

/** The cached total of a list with at most one filter, if the database counts what it filters by. */
export function findCachedTotal(
  binding: ResourceBinding,
  query: ListQuery,
): CachedTotal | undefined {
  const { search, filters, isTrash } = query;
  if (search !== '' || filters.length > 1) return undefined;
  const [filter] = filters;
  if (!filter) return { dimension: '', values: [''], isTrash };
  const { path, operator, value } = filter;
  if ([translationsPath, mentionedPath, freePath].includes(path)) return undefined;
  // A record may have several issues, so only the count of one is a total. Records in the trash have none.
  if (path === healthPath) {
    return operator === 'eq' && !isTrash
      ? { dimension: healthPath, values: [value], isTrash }
      : undefined;
  }
  const dimension = columnName(binding, path);
  if (binding.countedByDay.includes(dimension)) {
    const [, day] = (operator === 'gte' && startOfDay.exec(value)) || [];
    return day === undefined ? undefined : { dimension, values: [day], isFrom: true, isTrash };
  }
  const values = listValues(filter);
  return countedColumns.includes(dimension) && values ? { dimension, values, isTrash } : undefined;
}

/** The first moment of a day in UTC. */
const startOfDay = /^(\d{4}-\d{2}-\d{2})(?:T00:00:00(?:\.000)?Z)?$/;

function listValues({ operator, value }: Filter): readonly string[] | undefined {
  if (operator === 'eq') return [value];
  return operator === 'in' ? value.split(',') : undefined;
}

/** The total as a scalar subquery. */
export function cachedTotal(resource: string, total: CachedTotal): SQL {
  const { dimension, values, isFrom, isTrash } = total;
  const count = sql.raw(isTrash ? 'trashed' : 'live');
  const one = isFrom ? sql`>= ${values[0]} collate "C"` : sql`= ${values[0]}`;
  const which = values.length === 1 ? one : sql`= any(${sql.param(values)}::text[])`;
  return sql`(select coalesce(sum(k.${count}), 0)::bigint from row_counts k
    where k.resource = ${literal(resource)} and k.dimension = ${literal(dimension)} and k.value ${which})`;
}

/** The number of writes to the table, as a scalar subquery. */
export function writesTo(resource: string): SQL {
  return sql`(select coalesce(sum(k.writes), 0)::bigint from row_counts k
    where k.resource = ${literal(resource)} and k.dimension = '')`;
}

/**
 * The total of a list as a scalar subquery, from the query string of the list without a search: a
 * figure that uses it equals the list that it opens.
 */
export function listTotal(binding: ResourceBinding, text: string): SQL {
  const { query, problems } = parseListQuery(binding.resource, new URLSearchParams(text));
  if (Object.keys(problems).length > 0) {
    throw new Error(`The list of ${binding.resource.name} cannot be filtered by "${text}".`);
  }
  const total = findCachedTotal(binding, query);
  if (total) return cachedTotal(binding.resource.name, total);
  const where = allOf(buildConditions(binding, { ...query, search: [] }));
  return sql`(select count(*) from ${name(binding.resource.name)} ${sql.raw(record)} where ${where})`;
}
