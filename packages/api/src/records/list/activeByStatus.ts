import { filterValue } from '@rentyard/contract/schema/filterValue';
import type { Filter } from '@rentyard/contract/schema/listQuery';
import type { Resource } from '@rentyard/contract/schema/resource';

/**
 * Replaces a filter by `active`, which is computed from the status, by one by the status: that has
 * an index and row counts.
 */
export function activeByStatus(
  { fields }: Resource,
  filters: readonly Filter[],
): readonly Filter[] {
  const { active, status } = fields;
  if (active?.kind !== 'boolean' || !active.computed || status?.kind !== 'choice') return filters;
  return filters.map((filter) => {
    if (filter.path !== 'active' || filter.operator !== 'eq') return filter;
    if (filterValue(active, 'eq', filter.value).value === true)
      return { path: 'status', operator: 'eq', value: 'active' };
    const others = status.options.filter((one) => one !== 'active');
    return { path: 'status', operator: 'in', value: others.join(',') };
  });
}
