import * as z from 'zod/mini';
import { maxFilterValues } from '../listQuery/filterValue.ts';
import { type Filter, filterParam, type ListParams, listParams } from '../listQuery/listQuery.ts';
import type { TypeOf } from './route.ts';

const scalar = z.union([z.string().check(z.maxLength(2_000)), z.number(), z.boolean()]);
const value = z.union([
  scalar,
  z.array(z.union([z.string(), z.number()])).check(z.maxLength(maxFilterValues)),
]);

/**
 * The filters of a list as JSON. Corresponds to `filter[field][operator]` in a query string: `{
 * "status": "new", "prices.price_per_hour": { "gte": "20" }, "brand": { "in": [1, 2] } }`.
 */
export const filterJsonSchema = z
  .record(z.string().check(z.maxLength(64)), z.union([value, z.record(z.string(), value)]))
  .check(z.refine((filters) => Object.keys(filters).length <= 50));

export type FilterJson = TypeOf<typeof filterJsonSchema>;
type FilterJsonValue = TypeOf<typeof value>;

/** A list query in a request body. */
export interface ListQueryJson {
  readonly search?: string | undefined;
  readonly sort?: string | undefined;
  readonly filter?: FilterJson | undefined;
  readonly per_page?: number | undefined;
}

/** The same query as URL parameters. */
export function paramsOfJson(
  { search, sort, filter = {}, per_page }: ListQueryJson,
  names: ListParams = listParams,
): URLSearchParams {
  const params = new URLSearchParams();
  if (names.search && search !== undefined) params.set(names.search, search);
  if (names.sort && sort !== undefined) params.set(names.sort, sort);
  for (const [path, given] of Object.entries(filter)) {
    for (const [operator, value] of Object.entries(readComparisons(given))) {
      params.append(filterParam(path, operator), String(value));
    }
  }
  if (names.perPage && per_page !== undefined) params.set(names.perPage, String(per_page));
  return params;
}

/** The default operator is `eq`, and `in` for a list. */
function readComparisons(given: FilterJson[string]): Readonly<Record<string, FilterJsonValue>> {
  if (typeof given !== 'object') return { eq: given };
  return Array.isArray(given)
    ? { in: given }
    : (given as Readonly<Record<string, FilterJsonValue>>);
}

/** Filters in the format of JSON bodies: `{ "status": { "eq": "new" } }`. */
export function buildFilterJson(filters: readonly Filter[]): FilterJson {
  const json: Record<string, Record<string, string>> = {};
  for (const { path, operator, value } of filters) {
    json[path] = { ...json[path], [operator]: value };
  }
  return json;
}
