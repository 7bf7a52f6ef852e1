import type { FilterJson } from '@rentyard/contract/filterJson';
import type { ListFilter, ListQuery } from '../../api/listQuery.ts';

/** The rows of a list that something is to be done to. */
export interface Chosen {
  /** Those named one by one; when `isAll`, those left out of all that match. */
  readonly ids: readonly number[];
  readonly isAll: boolean;
  /** What the list shows: says which records match. */
  readonly query: ListQuery;
  /** How many are chosen, as far as the list knows. */
  readonly count: number;
}

/** The part of a bulk request that says which records are meant. */
export function meantBy({ ids, isAll, query }: Chosen): Readonly<Record<string, unknown>> {
  if (!isAll) return { ids };
  return {
    filter: filterJsonOf(query.filters ?? []),
    ...(query.search && { search: query.search }),
    ...(ids.length > 0 && { except: ids }),
  };
}

/** The filters of an address as JSON bodies carry them: `{ "status": { "eq": "new" } }`. */
export function filterJsonOf(filters: readonly ListFilter[]): FilterJson {
  const json: Record<string, Record<string, string>> = {};
  for (const { path, operator, value } of filters) {
    json[path] = { ...json[path], [operator]: value };
  }
  return json;
}
