import type { Problem } from '@rentyard/validators';
import type { ProblemsByPath } from '../draftSchema.ts';
import type { FilterOperator } from '../fieldKinds/filterForms.ts';
import { parseFlag, parseInteger } from '../fieldKinds/textValues.ts';
import { healthPath } from '../health.ts';
import { normalizedPaths } from '../money/normalizedFields.ts';
import { fieldAt, fieldsOnRequest, healthIssuesOf, type Resource } from '../resource.ts';
import {
  filterFieldAt,
  filterOperatorsOf,
  freePath,
  isSortable,
  translationFilter,
  translationsPath,
} from './filterPaths.ts';
import { filterValue } from './filterValue.ts';
import {
  defaultPageSize,
  type Filter,
  type ListParams,
  type ListQuery,
  listBounds,
  listParams,
  type SortKey,
} from './listQuery.ts';
import { parseSearch } from './listSearch.ts';

interface ParsedListQuery {
  /** The valid parameters. */
  readonly query: ListQuery;
  /** Problems by parameter. */
  readonly problems: ProblemsByPath;
  /** Parameters that do not belong to the list. */
  readonly others: readonly string[];
}

/** Parses a list query from URL parameters. */
export function parseListQuery(
  resource: Resource,
  params: URLSearchParams,
  names: ListParams = listParams,
): ParsedListQuery {
  // A parameter may be named `__proto__`.
  const problems = Object.create(null) as ProblemsByPath;
  const unread = new Set(params.keys());
  const refuse = (path: string, problem: Problem) => {
    problems[path] ??= [];
    problems[path].push(problem);
  };
  const take = (name: string) => {
    unread.delete(name);
    const [text, ...more] = params.getAll(name);
    if (more.length > 0) refuse(name, { id: 'repeated' });
    if (!text?.includes('\0')) return text;
    refuse(name, { id: 'letters' });
    return undefined;
  };
  const read = <Value>(
    name: string | undefined,
    readText: (text: string) => { readonly value?: Value; readonly problem?: Problem },
    fallback: Value,
  ) => {
    const text = name && take(name);
    if (!name || text === undefined) return fallback;
    const { value = fallback, problem } = readText(text);
    if (problem) refuse(name, problem);
    return value;
  };
  const readFilter = (name: string): readonly Filter[] => {
    if (!name.startsWith('filter[')) return [];
    const value = take(name) ?? '';
    const [, path = '', written = 'eq'] = filterShape.exec(name) ?? [];
    const operator = (path === freePath && periodEnds[written]) || written;
    const filter = { path: fullPath(resource, path), operator: operator as FilterOperator, value };
    const problem = filterProblem(resource, filter);
    if (!problem) return [filter];
    // `filter[status][in]` -> `filter.status.in`
    refuse(name.replaceAll('][', '.').replace('[', '.').replace(/\]$/, ''), problem);
    return [];
  };
  // Looking the paths up costs more than the rest, so only a query with the parameter does it.
  const mayNormalize = unread.has(names.isNormalized ?? '') && normalizedPaths(resource).length > 0;
  const isNormalized = mayNormalize && read(names.isNormalized, parseFlag, false);
  const mayInclude = unread.has(names.include ?? '') && fieldsOnRequest(resource).length > 0;
  const include = mayInclude
    ? read(names.include, (text) => parseInclude(resource, text), [])
    : undefined;
  const query: ListQuery = {
    page: read(names.page, (text) => parseInteger(text, listBounds.page), 1),
    perPage: read(names.perPage, (text) => parseInteger(text, listBounds.perPage), defaultPageSize),
    search: read(names.search, parseSearch, ''),
    sort: read(names.sort, (text) => parseSort(resource, text), []),
    filters: [...unread].flatMap(readFilter),
    isTrash: read(names.isTrash, parseFlag, false),
    ...(isNormalized && { isNormalized }),
    ...(include && { include }),
  };
  return { query, problems, others: [...unread] };
}

/** The fields of `next_free_at`, without unknown ones. */
function parseInclude(resource: Resource, text: string) {
  const given = text === '' ? [] : text.split(',');
  const value = fieldsOnRequest(resource).filter((name) => given.includes(name));
  if (given.some((name) => !value.includes(name))) return { value, problem: { id: 'unknown' } };
  return value.length < given.length ? { value, problem: { id: 'repeated' } } : { value };
}

/** The sort keys of `-updated_at,name`, without unknown ones. */
export function parseSort(resource: Resource, text: string) {
  const keys = text === '' ? [] : text.split(',').map((key) => sortKey(resource, key));
  const known = keys.filter(({ path }) => isSortable(resource, path));
  const value = known.filter(({ path }, at) => known.findIndex((key) => key.path === path) === at);
  const id = known.length < keys.length ? 'unknown' : 'repeated';
  return value.length < keys.length ? { value, problem: { id } } : { value };
}

function sortKey(resource: Resource, text: string): SortKey {
  const isDescending = text.startsWith('-');
  return { path: fullPath(resource, isDescending ? text.slice(1) : text), isDescending };
}

/** The ends of the period of `freePath`. */
const periodEnds: Readonly<Record<string, FilterOperator>> = { from: 'gte', to: 'lte' };

const filterShape = /^filter\[([a-z_.]+)\](?:\[([a-z]+)\])?$/;

function filterProblem(resource: Resource, { path, operator, value }: Filter): Problem | undefined {
  const field = filterFieldAt(resource, path);
  if (!field || !filterOperatorsOf(field).includes(operator)) return { id: 'unknown' };
  if (path === translationsPath && !value.split(',').every((one) => translationFilter.test(one))) {
    return { id: 'choice' };
  }
  if (path === healthPath) {
    const issues: readonly string[] = healthIssuesOf(resource);
    if (!value.split(',').every((issue) => issues.includes(issue))) return { id: 'choice' };
  }
  return filterValue(field, operator, value).problem;
}

/** `price_per_hour` is short for `prices.price_per_hour` if lists filter or sort by only one field of that name. */
function fullPath(resource: Resource, path: string): string {
  if (fieldAt(resource, path)) return path;
  const named = [...resource.filter, ...resource.sort].filter((full) => full.endsWith(`.${path}`));
  const [only, ...others] = new Set(named);
  return only !== undefined && others.length === 0 ? only : path;
}
