import {
  type Filter,
  type ListParams,
  type ListQuery,
  printListQuery,
} from '@rentyard/contract/schema/listQuery';
import { acceptedSearch, searchBounds } from '@rentyard/contract/schema/listSearch';
import {
  defaultPageSize,
  listBounds,
  parseListQuery,
} from '@rentyard/contract/schema/parseListQuery';
import {
  type FilterOperator,
  filterOperators,
  type Resource,
} from '@rentyard/contract/schema/resource';
import { idOf, integerOf } from '@rentyard/contract/schema/textValues';

/** Page sizes that a reader may choose (P-LIST-5). */
const pageSizes = [10, 25, 50, 100] as const;

/** The parameters of an address; the page is in its path. */
export const addressParams: ListParams = {
  perPage: 'per_page',
  search: 'quick_filter',
  sort: 'sort',
  isTrash: 'trashed',
};

/** What a list shows, as its address says it (P-LIST-3). Days are `2026-05-31`, in the reader's own time. */
export interface ListState extends Omit<ListQuery, 'perPage'> {
  /** Undefined when the address leaves the size to the reader's own setting. */
  readonly perPage: number | undefined;
  /** The saved view that was chosen; the address has what it shows as well. */
  readonly view?: number | undefined;
}

/** The page number of an address segment; a malformed one reads as 1 (P-LIST-1). */
export function parsePage(segment: string | undefined): number {
  return integerOf(segment ?? '', listBounds.page).value ?? 1;
}

/** Reads a list's state off its address; what cannot be read is left out. */
export function parseListAddress(
  resource: Resource,
  pageSegment: string | undefined,
  params: URLSearchParams,
): ListState {
  const { query } = parseListQuery(resource, params, addressParams);
  return {
    ...query,
    page: parsePage(pageSegment),
    perPage: pageSizes.find((size) => params.has('per_page') && size === query.perPage),
    // What was pasted is searched for as far as the server allows.
    search: [...query.search].slice(0, searchBounds.max).join('').trim(),
    filters: query.filters.filter(({ value }) => value !== ''),
    view: idOf(params.get('view') ?? '').value,
  };
}

/** The query part of a list's address, with its question mark; empty for the plain list. */
export function printListAddress(state: Partial<ListState>): string {
  const { perPage, view } = state;
  // A view has a size of its own, which the reader's usual one must not stand in for.
  const isUsual = perPage === defaultPageSize && view === undefined;
  const query = { ...state, perPage: isUsual ? undefined : perPage };
  const pairs = printListQuery(query, addressParams);
  return printQuery(view === undefined ? pairs : [...pairs, ['view', String(view)]]);
}

/** Names and values as a query that people can read, with its question mark; empty for none. */
export function printQuery(pairs: readonly (readonly [name: string, value: string])[]): string {
  const print = ([name, value]: readonly [string, string]) =>
    `${name}=${encodeURIComponent(value).replaceAll('%2C', ',')}`;
  return pairs.length > 0 ? `?${pairs.map(print).join('&')}` : '';
}

/** What the server is asked for. A search that it would refuse is left out. */
export function listQueryOf({ view: _, ...state }: ListState): ListQuery {
  return {
    ...state,
    perPage: state.perPage ?? defaultPageSize,
    search: acceptedSearch(state.search),
    filters: state.filters.map((filter) => ({
      ...filter,
      value: dayBound(filter) ?? filter.value,
    })),
  };
}

/** The comparisons on one field, by operator. */
export function comparisonsAt(
  filters: readonly Filter[],
  path: string,
): Readonly<Partial<Record<FilterOperator, string>>> {
  return Object.fromEntries(
    filters.filter((one) => one.path === path).map((one) => [one.operator, one.value]),
  );
}

/** Replaces every comparison on one field; blank values drop out, and so does the field with none. */
export function withComparisons(
  filters: readonly Filter[],
  path: string,
  comparisons: Readonly<Partial<Record<FilterOperator, string>>>,
): readonly Filter[] {
  const made = filterOperators.flatMap((operator): Filter[] => {
    const value = comparisons[operator];
    return value ? [{ path, operator, value }] : [];
  });
  const at = filters.findIndex((one) => one.path === path);
  const others = filters.filter((one) => one.path !== path);
  return at < 0 ? [...others, ...made] : others.toSpliced(at, 0, ...made);
}

/** A day in the address means the whole day of the reader's own clock; the server compares moments. */
function dayBound({ operator, value }: Filter): string | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return undefined;
  // A time without a zone is in the reader's own.
  return new Date(`${value}T${operator === 'lte' ? '23:59:59.999' : '00:00'}`).toISOString();
}
