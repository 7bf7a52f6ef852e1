import type { Filter } from '@rentyard/contract/schema/listQuery';
import type { Resource } from '@rentyard/contract/schema/resource';
import { FilterBar as Bar, type Filters } from '@rentyard/ui/FilterBar';
import { type ReactNode, useMemo } from 'react';
import { comparisonsAt, withComparisons } from '../list/listAddress.ts';
import { filterFieldsOf } from './filterFields.ts';
import { comparisonsOf, filterValueOf } from './filterValues.ts';
import { useFilterFields } from './useFilterFields.ts';

interface FilterBarProps {
  readonly resource: Resource;
  readonly filters: readonly Filter[];
  readonly onFilters: (filters: readonly Filter[]) => void;
  /**
   * The user pressed the filter button before this component loaded: open the field menu
   * immediately.
   */
  readonly isOpened: boolean;
}

/** The filters of the URL as chips, with buttons to add a filter and to clear all (P-LIST-4). */
export function FilterBar({ resource, filters, onFilters, isOpened }: FilterBarProps): ReactNode {
  const fields = useMemo(() => filterFieldsOf(resource), [resource]);
  const named = useFilterFields(resource, fields);
  const paths = [...new Set(filters.map(({ path }) => path))];
  const inForce: Filters = Object.fromEntries(
    paths.flatMap((path) => {
      const field = fields.find((one) => one.path === path);
      return field ? [[path, filterValueOf(field.kind, comparisonsAt(filters, path))]] : [];
    }),
  );
  const handleChange = (next: Filters) => {
    const changed = fields.filter(({ path }) => next[path] !== inForce[path]);
    onFilters(
      changed.reduce(
        (left, { path, kind }) => withComparisons(left, path, comparisonsOf(kind, next[path])),
        filters,
      ),
    );
  };
  return <Bar fields={named} filters={inForce} onChange={handleChange} isOpened={isOpened} />;
}
