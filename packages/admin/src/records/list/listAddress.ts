import type { PlainField } from '@rentyard/contract/fields';
import {
  type FilterOperator,
  filterFieldAt,
  filterOperators,
  filterOperatorsOf,
  isSortable,
  type Resource,
  translationsPath,
} from '@rentyard/contract/resource';
import { translationFilter } from '@rentyard/contract/translations';
import type { ListFilter, ListQuery } from '../../api/listQuery.ts';

/** Page sizes that a reader may choose (P-LIST-5). */
const pageSizes = [10, 25, 50, 100] as const;
export const defaultPageSize = 25;

/** The server refuses a shorter search, so fewer characters search for nothing. */
export const shortestSearch = 2;
/** It refuses a longer one too, so what was pasted is searched for as far as this, in characters. */
export const longestSearch = 200;

export interface SortKey {
  readonly path: string;
  readonly isDescending: boolean;
}

/** What a list shows, as its address says it (P-LIST-3). */
export interface ListState {
  readonly page: number;
  /** Undefined when the address leaves the size to the reader's own setting. */
  readonly perPage: number | undefined;
  readonly search: string;
  /** Empty for the resource's own order. */
  readonly sort: readonly SortKey[];
  /** Combined with AND. Days stand as `2026-05-31`, in the reader's own time. */
  readonly filters: readonly ListFilter[];
  /** Shows what was deleted. */
  readonly isTrash?: boolean;
  /** The saved view that was chosen; what it shows stands in the address beside it. */
  readonly view?: number | undefined;
}

/** The page number of an address segment; a malformed one reads as 1 (P-LIST-1). */
export function parsePage(segment: string | undefined): number {
  const page = /^[1-9]\d{0,8}$/.test(segment ?? '') ? Number(segment) : 1;
  return page;
}

/** Reads a list's state off its address; what the resource does not know is left out. */
export function parseListAddress(
  resource: Resource,
  pageSegment: string | undefined,
  query: URLSearchParams,
): ListState {
  const perPage = Number(query.get('per_page'));
  return {
    page: parsePage(pageSegment),
    perPage: pageSizes.find((size) => size === perPage),
    search: [...(query.get('quick_filter') ?? '').trim()].slice(0, longestSearch).join('').trim(),
    sort: parseSort(resource, query.get('sort')),
    filters: parseFilters(resource, query),
    isTrash: query.get('trashed') === '1',
    view: id.test(query.get('view') ?? '') ? Number(query.get('view')) : undefined,
  };
}

/** The query part of a list's address, with its question mark; empty for the plain list. */
export function printListQuery(state: ListState): string {
  const pairs: [string, string][] = [];
  if (state.search) pairs.push(['quick_filter', state.search]);
  if (state.sort.length > 0) pairs.push(['sort', printSort(state.sort)]);
  for (const filter of state.filters) pairs.push([filterName(filter), filter.value]);
  // A view has a size of its own, which the reader's usual one must not stand in for.
  const isUsual = state.perPage === defaultPageSize && state.view === undefined;
  if (state.perPage !== undefined && !isUsual) {
    pairs.push(['per_page', String(state.perPage)]);
  }
  if (state.isTrash) pairs.push(['trashed', '1']);
  if (state.view !== undefined) pairs.push(['view', String(state.view)]);
  return printQuery(pairs);
}

/** Names and values as a query that people can read, with its question mark; empty for none. */
export function printQuery(pairs: readonly (readonly [name: string, value: string])[]): string {
  const print = ([name, value]: readonly [string, string]) =>
    `${name}=${encodeURIComponent(value).replaceAll('%2C', ',')}`;
  return pairs.length > 0 ? `?${pairs.map(print).join('&')}` : '';
}

/** What the server is asked for. Search words that are too short to search for are left out. */
export function listQueryOf(state: ListState): ListQuery {
  return {
    page: state.page,
    per_page: state.perPage ?? defaultPageSize,
    ...(state.search.length >= shortestSearch && { search: state.search }),
    ...(state.sort.length > 0 && { sort: printSort(state.sort) }),
    ...(state.isTrash && { trashed: true }),
    filters: state.filters.map((filter) => ({
      ...filter,
      value: dayBound(filter) ?? filter.value,
    })),
  };
}

/** The comparisons on one field, by operator. */
export function comparisonsAt(
  filters: readonly ListFilter[],
  path: string,
): Readonly<Partial<Record<FilterOperator, string>>> {
  return Object.fromEntries(
    filters.filter((one) => one.path === path).map((one) => [one.operator, one.value]),
  );
}

/** Replaces every comparison on one field; blank values drop out, and so does the field with none. */
export function withComparisons(
  filters: readonly ListFilter[],
  path: string,
  comparisons: Readonly<Partial<Record<FilterOperator, string>>>,
): readonly ListFilter[] {
  const made = filterOperators.flatMap((operator): ListFilter[] => {
    const value = comparisons[operator];
    return value ? [{ path, operator, value }] : [];
  });
  const at = filters.findIndex((one) => one.path === path);
  const others = filters.filter((one) => one.path !== path);
  return at < 0 ? [...others, ...made] : others.toSpliced(at, 0, ...made);
}

export function printSort(sort: readonly SortKey[]): string {
  return sort.map(({ path, isDescending }) => (isDescending ? `-${path}` : path)).join(',');
}

function parseSort(resource: Resource, text: string | null): readonly SortKey[] {
  const keys = (text ?? '').split(',').map((part) => ({
    path: part.replace(/^-/, ''),
    isDescending: part.startsWith('-'),
  }));
  return keys.filter(
    ({ path }, at) =>
      isSortable(resource, path) && keys.findIndex((key) => key.path === path) === at,
  );
}

function filterName({ path, operator }: ListFilter): string {
  return operator === 'eq' ? `filter[${path}]` : `filter[${path}][${operator}]`;
}

function parseFilters(resource: Resource, query: URLSearchParams): readonly ListFilter[] {
  const filters: ListFilter[] = [];
  for (const [name, value] of query) {
    const [, path = '', operator = 'eq'] = /^filter\[([\w.]+)\](?:\[(\w+)\])?$/.exec(name) ?? [];
    const field = filterFieldAt(resource, path);
    const known = field && filterOperatorsOf(field).find((one) => one === operator);
    if (!known) continue;
    const filter = { path, operator: known, value };
    if (!isReadable(field, filter)) continue;
    if (filters.some((one) => one.path === path && one.operator === known)) continue;
    filters.push(filter);
  }
  return filters;
}

const id = /^[1-9]\d{0,14}$/;
const yesNo = /^(true|false|1|0)$/;
const shapes: Partial<Record<PlainField['kind'], RegExp>> = {
  number: /^-?\d{1,15}(\.\d{1,6})?$/,
  money: /^-?\d{1,13}(\.\d{1,4})?$/,
  reference: id,
  references: id,
  list: id,
  boolean: yesNo,
  moment: /^\d{4}-\d{2}-\d{2}/,
};
/** The server takes no more of them. */
const valuesAtMost = 100;

/** Whether the server can read the value; a link that was cut off shows the list and not a failure. */
function isReadable(field: PlainField, { path, operator, value }: ListFilter): boolean {
  if (operator === 'empty') return yesNo.test(value);
  const values = operator === 'in' ? value.split(',') : [value];
  return (
    values.length <= valuesAtMost &&
    values.every((one) => {
      if (path === translationsPath) return translationFilter.test(one);
      if (field.kind === 'choice') return field.options.includes(one);
      if (field.kind === 'moment' && Number.isNaN(Date.parse(one))) return false;
      return shapes[field.kind]?.test(one) ?? one !== '';
    })
  );
}

/** A day in the address means the whole day of the reader's own clock; the server compares moments. */
function dayBound({ operator, value }: ListFilter): string | undefined {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(value)?.map(Number) ?? [];
  if (year === undefined || month === undefined || day === undefined) return undefined;
  const isEnd = operator === 'lte';
  const moment = isEnd
    ? new Date(year, month - 1, day, 23, 59, 59, 999)
    : new Date(year, month - 1, day);
  return moment.toISOString();
}
