import type { ResourceBinding } from '@rentyard/api/records/store';
import { filterOperatorsOf } from '@rentyard/contract/schema/listQuery/filterPaths';
import type { Filter, ListQuery } from '@rentyard/contract/schema/listQuery/listQuery';
import { fieldAt } from '@rentyard/contract/schema/resource';

/** A value of a stored record, as text; undefined when no record has one. */
export type StoredValue = (path: string) => Promise<string | undefined>;

const plain: ListQuery = {
  page: 1,
  perPage: 25,
  search: '',
  sort: [],
  filters: [],
  isTrash: false,
};

/** List queries by what they show: every sort, every filter, and filters by references with sorts. */
export async function listQueries(
  { resource }: ResourceBinding,
  stored: StoredValue,
): Promise<ReadonlyMap<string, ListQuery>> {
  const queries = new Map<string, ListQuery>([
    ['page 1', plain],
    ['page 20', { ...plain, page: 20 }],
    ['the trash', { ...plain, isTrash: true }],
  ]);
  const sorts = [...new Set(['id', 'updated_at', 'created_at', ...resource.sort])];
  for (const path of sorts) {
    for (const isDescending of [false, true]) {
      const title = `sorted by ${isDescending ? '-' : ''}${path}`;
      queries.set(title, { ...plain, sort: [{ path, isDescending }] });
    }
  }
  for (const path of ['created_at', 'updated_at', ...resource.filter]) {
    const filters = await filtersOf(resource, path, stored);
    for (const filter of filters) {
      const title = `${path} ${filter.operator} ${filter.value}`;
      queries.set(title, { ...plain, filters: [filter] });
      if (filter.operator !== 'eq') continue;
      for (const sort of sorts.filter((one) => one !== path)) {
        const sorted = [{ path: sort, isDescending: true }];
        queries.set(`${title}, sorted by -${sort}`, { ...plain, filters: [filter], sort: sorted });
      }
    }
  }
  return queries;
}

async function filtersOf(
  resource: ResourceBinding['resource'],
  path: string,
  stored: StoredValue,
): Promise<readonly Filter[]> {
  const field = fieldAt(resource, path);
  const operators = field ? filterOperatorsOf(field) : [];
  if (field?.kind === 'choice')
    return field.options.map((value) => ({ path, operator: 'eq', value }));
  const isMany = field?.kind === 'list' || field?.kind === 'references';
  const text = isMany ? undefined : await stored(path);
  if (text === undefined) return [];
  const value = field?.kind === 'moment' ? new Date(text).toISOString() : text;
  const compared = (['eq', 'lte', 'gte'] as const).filter((one) => operators.includes(one));
  return compared.map((operator) => ({ path, operator, value }));
}
