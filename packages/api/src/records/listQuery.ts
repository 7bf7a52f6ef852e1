import type { FilterOperator } from '@rentyard/contract/resource';

/** What a list is asked for; every path is known to be sortable or filterable. */
export interface ListQuery {
  readonly page: number;
  readonly perPage: number;
  /** Words that must all be found. */
  readonly words: readonly string[];
  readonly sort: readonly SortKey[];
  readonly filters: readonly Filter[];
  /** The trash instead of the live records. */
  readonly isTrash: boolean;
}

export interface SortKey {
  readonly path: string;
  readonly isDescending: boolean;
}

/** `filter[price_per_hour][gte]=10`, read by the kind of its field. */
export interface Filter {
  readonly path: string;
  readonly operator: FilterOperator;
  readonly value: FilterValue;
}

/** `in` has a list, `empty` a boolean, the others one value. Amounts are decimal text. */
export type FilterValue = string | number | boolean | readonly (string | number)[];
