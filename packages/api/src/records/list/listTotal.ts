import { parseListQuery } from '@rentyard/contract/schema/parseListQuery';
import { type SQL, sql } from 'drizzle-orm';
import { allOf, name } from '../../db/sqlFragments.ts';
import type { ResourceBinding } from '../resourceBinding.ts';
import { record } from '../shapes.ts';
import { cachedTotal, cachedTotalOf } from './cachedTotals.ts';
import { conditionsOf } from './conditions.ts';

/**
 * The total of a list as a scalar subquery, from the query string of the list without a search: a
 * figure that uses it equals the list that it opens.
 */
export function listTotal(binding: ResourceBinding, text: string): SQL {
  const { query, problems } = parseListQuery(binding.resource, new URLSearchParams(text));
  if (Object.keys(problems).length > 0) {
    throw new Error(`The list of ${binding.resource.name} cannot be filtered by "${text}".`);
  }
  const total = cachedTotalOf(binding, query);
  if (total) return cachedTotal(binding.resource.name, total);
  const where = allOf(conditionsOf(binding, { ...query, search: [] }));
  return sql`(select count(*) from ${name(binding.resource.name)} ${sql.raw(record)} where ${where})`;
}
