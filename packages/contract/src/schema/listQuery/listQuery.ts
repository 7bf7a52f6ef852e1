import type { FilterOperator } from '../fieldKinds/filterForms.ts';

export interface SortKey {
  /** Dotted path of a field: `prices.price_per_hour`. */
  readonly path: string;
  readonly isDescending: boolean;
}

export interface Filter {
  readonly path: string;
  readonly operator: FilterOperator;
  /** As text: `in` has comma-separated values, `empty` has 1 or 0. `filterValue` parses it. */
  readonly value: string;
}

/** The query of a list. */
export interface ListQuery {
  readonly page: number;
  readonly perPage: number;
  /** All words must match. Empty for no search. */
  readonly search: string;
  /** Empty for the default order of the resource. */
  readonly sort: readonly SortKey[];
  /** Combined with AND. */
  readonly filters: readonly Filter[];
  /** The trash instead of the live records. */
  readonly isTrash: boolean;
  /** Rows have their amounts in the base currency too. */
  readonly isNormalized?: true;
  /** Rows have these of the `fieldsOnRequest` too. */
  readonly include?: readonly string[];
}

/**
 * The parameter names of a query, besides its filters. Properties without a name are neither parsed
 * nor printed.
 */
export interface ListParams {
  readonly page?: string;
  readonly perPage?: string;
  readonly search?: string;
  readonly sort?: string;
  readonly isTrash?: string;
  readonly isNormalized?: string;
  readonly include?: string;
}

/** The parameters of the API. */
export const listParams: ListParams = {
  page: 'page',
  perPage: 'per_page',
  search: 'search',
  sort: 'sort',
  isTrash: 'trashed',
  isNormalized: 'normalized',
  include: 'include',
};

type Pair = readonly [name: string, value: string];

/**
 * Serializes a query, or some properties of it. The order is fixed, so that equal queries give
 * equal strings.
 */
export function printListQuery(
  query: Partial<ListQuery>,
  names: ListParams = listParams,
): readonly Pair[] {
  const { page, perPage, search, sort = [], filters = [], isTrash, isNormalized, include } = query;
  const pair = (name: string | undefined, value: string | undefined): readonly Pair[] =>
    name && value ? [[name, value]] : [];
  return [
    ...pair(names.page, page?.toString()),
    ...pair(names.search, search),
    ...pair(names.sort, printSort(sort)),
    ...filters.map(({ path, operator, value }): Pair => [filterParam(path, operator), value]),
    ...pair(names.perPage, perPage?.toString()),
    ...pair(names.isTrash, isTrash ? '1' : ''),
    ...pair(names.isNormalized, isNormalized ? '1' : ''),
    ...pair(names.include, include?.join()),
  ];
}

export function printSort(sort: readonly SortKey[]): string {
  return sort.map(({ path, isDescending }) => (isDescending ? `-${path}` : path)).join(',');
}

/** `filter[status]`, `filter[status][in]` */
export function filterParam(path: string, operator: string): string {
  return operator === 'eq' ? `filter[${path}]` : `filter[${path}][${operator}]`;
}

const maxPerPage = 100;

export const listBounds = {
  perPage: { min: 1, max: maxPerPage },
  /** Past this page the offset of the first row is not a safe integer. */
  page: { min: 1, max: Math.floor(Number.MAX_SAFE_INTEGER / maxPerPage) },
} as const;

export const defaultPageSize = 25;
