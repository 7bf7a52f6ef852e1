import type { ListQuery } from '@rentyard/contract/schema/listQuery/listQuery';
import { buildFilterJson } from '@rentyard/contract/schema/routes/filterJson';

/** The rows of a list that a bulk action applies to. */
export interface RowSelection {
  /** The selected rows; when `isAll`, the excluded ones. */
  readonly ids: readonly number[];
  readonly isAll: boolean;
  /** The query of the list: it defines which records match. */
  readonly query: ListQuery;
  /** Number of selected rows, as far as the list knows. */
  readonly count: number;
}

/** The properties of a bulk request that select the records. */
export function buildBulkTarget({ ids, isAll, query }: RowSelection) {
  if (!isAll) return { ids };
  return {
    filter: buildFilterJson(query.filters),
    ...(query.search && { search: query.search }),
    ...(ids.length > 0 && { except: ids }),
  };
}
