import {
  type FilterOperator,
  filterOperators,
} from '@rentyard/contract/schema/fieldKinds/filterForms';
import { parseId, parseInteger } from '@rentyard/contract/schema/fieldKinds/textValues';
import {
  defaultPageSize,
  type Filter,
  type ListParams,
  type ListQuery,
  listBounds,
  printListQuery,
} from '@rentyard/contract/schema/listQuery/listQuery';
import { acceptedSearch, searchBounds } from '@rentyard/contract/schema/listQuery/listSearch';
import { parseListQuery } from '@rentyard/contract/schema/listQuery/parseListQuery';
import { fieldAt, type Resource } from '@rentyard/contract/schema/resource';
import { momentOf } from '@rentyard/ui/moments';

/** Page sizes that the user can choose (P-LIST-5). */
const pageSizes = [10, 25, 50, 100] as const;

/** The query parameters of the URL; the page number is in its path. */
export const addressParams: ListParams = {
  perPage: 'per_page',
  search: 'quick_filter',
  sort: 'sort',
  isTrash: 'trashed',
};

/**
 * The state of a list, as its URL stores it (P-LIST-3). Days are `2026-05-31`, in the account's time
 * zone.
 */
export interface ListState extends Omit<ListQuery, 'perPage'> {
  /** Undefined when the URL leaves the size to the user's preference. */
  readonly perPage: number | undefined;
  /** The selected saved view. The URL contains its settings as well. */
  readonly view?: number | undefined;
}

/** The page number of a URL segment; a malformed one is 1 (P-LIST-1). */
export function parsePage(segment: string | undefined): number {
  return parseInteger(segment ?? '', listBounds.page).value ?? 1;
}

/** Parses the state of a list from its URL and ignores malformed parts. */
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
    // A longer text is cut to what the server accepts.
    search: [...query.search].slice(0, searchBounds.max).join('').trim(),
    filters: query.filters.filter(({ value }) => value !== ''),
    view: parseId(params.get('view') ?? '').value,
  };
}

/** The query string of a list's URL, with its question mark; empty for the default state. */
export function printListAddress(state: Partial<ListState>): string {
  const { perPage, view } = state;
  // A view stores its own page size, so the default one is printed as well.
  const isUsual = perPage === defaultPageSize && view === undefined;
  const query = { ...state, perPage: isUsual ? undefined : perPage };
  const pairs = printListQuery(query, addressParams);
  return printQuery(view === undefined ? pairs : [...pairs, ['view', String(view)]]);
}

/** A readable query string, with its question mark; empty without pairs. */
export function printQuery(pairs: readonly (readonly [name: string, value: string])[]): string {
  const print = ([name, value]: readonly [string, string]) =>
    `${name}=${encodeURIComponent(value).replaceAll('%2C', ',')}`;
  return pairs.length > 0 ? `?${pairs.map(print).join('&')}` : '';
}

/**
 * The query to the server. A search that the server would reject is omitted. Days are those of the
 * time zone of the account, except in fields of calendar days.
 */
export function buildListQuery(
  { view: _, ...state }: ListState,
  timeZone: string,
  resource?: Resource,
): ListQuery {
  return {
    ...state,
    perPage: state.perPage ?? defaultPageSize,
    search: acceptedSearch(state.search),
    filters: state.filters.map((filter) => ({
      ...filter,
      value: isDayField(resource, filter.path)
        ? filter.value
        : (dayBound(filter, timeZone) ?? filter.value),
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

/** Replaces all comparisons on one field. Blank values are removed. */
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

function isDayField(resource: Resource | undefined, path: string): boolean {
  const field = resource && fieldAt(resource, path);
  return field?.kind === 'moment' && field.day === true;
}

/** A day in the URL means the whole day in the zone; the server compares moments. */
function dayBound({ operator, value }: Filter, timeZone: string): string | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return undefined;
  return momentOf(`${value}T${operator === 'lte' ? '23:59:59.999' : '00:00'}`, timeZone) ?? value;
}
