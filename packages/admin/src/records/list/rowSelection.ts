import { filterJsonOf } from '@rentyard/contract/schema/filterJson';
import type { ListQuery } from '@rentyard/contract/schema/listQuery';

/** The rows of a list that something is to be done to. */
export interface RowSelection {
  /** Those named one by one; when `isAll`, those left out of all that match. */
  readonly ids: readonly number[];
  readonly isAll: boolean;
  /** What the list shows: says which records match. */
  readonly query: ListQuery;
  /** How many are chosen, as far as the list knows. */
  readonly count: number;
}

/** The part of a bulk request that says which records are meant. */
export function bulkTargetOf({ ids, isAll, query }: RowSelection) {
  if (!isAll) return { ids };
  return {
    filter: filterJsonOf(query.filters),
    ...(query.search && { search: query.search }),
    ...(ids.length > 0 && { except: ids }),
  };
}
