import { isSortable, type Resource } from '@rentyard/contract/resource';
import type { ListQuery, SortKey } from '../records/listQuery.ts';
import { fullPath } from './fieldPath.ts';
import { takeFilters } from './filterParams.ts';
import type { QueryParams } from './queryParams.ts';

export const perPageDefault = 25;
export const perPageAtMost = 100;
/** Past this no list goes: the place of its first row would be more than numbers hold to the last digit. */
const pageAtMost = Math.floor(Number.MAX_SAFE_INTEGER / perPageAtMost);
const searchAtLeast = 2;
const searchAtMost = 200;
const wordsAtMost = 10;

/** Reads `page`, `per_page`, `search`, `sort`, `filter[...]` and `trashed`. */
export function takeListQuery(params: QueryParams, resource: Resource): ListQuery {
  return {
    ...takePage(params),
    words: takeSearch(params),
    sort: takeSort(params, resource),
    filters: takeFilters(params, resource),
    isTrash: params.takeFlag('trashed'),
  };
}

export function takePage(params: QueryParams): Pick<ListQuery, 'page' | 'perPage'> {
  return {
    page: params.takeInteger('page', { min: 1, max: pageAtMost, or: 1 }),
    perPage: params.takeInteger('per_page', { min: 1, max: perPageAtMost, or: perPageDefault }),
  };
}

/** The words of `search`. Blank is no search at all; one character finds too much to be of use. */
export function takeSearch(params: QueryParams): readonly string[] {
  const text = params.take('search')?.trim() ?? '';
  if (text === '') return [];
  const length = [...text].length;
  if (length < searchAtLeast) {
    params.refuse('search', { id: 'min_length', values: { number: searchAtLeast } });
  }
  if (length > searchAtMost) {
    params.refuse('search', { id: 'max_length', values: { number: searchAtMost } });
  }
  return text.split(/\s+/).slice(0, wordsAtMost);
}

function takeSort(params: QueryParams, resource: Resource): readonly SortKey[] {
  const asked = params.take('sort') ?? '';
  const keys = (asked === '' ? resource.defaultSort : asked).split(',').map((key): SortKey => {
    const isDescending = key.startsWith('-');
    return { path: fullPath(resource, isDescending ? key.slice(1) : key), isDescending };
  });
  const paths = keys.map(({ path }) => path);
  if (!paths.every((path) => isSortable(resource, path))) params.refuse('sort', { id: 'unknown' });
  else if (new Set(paths).size < paths.length) params.refuse('sort', { id: 'repeated' });
  return keys;
}
