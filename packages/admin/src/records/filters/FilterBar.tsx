import type { Resource } from '@rentyard/contract/resource';
import { Button } from '@rentyard/ui/Button';
import { Popover } from '@rentyard/ui/Popover';
import ListFilterIcon from 'lucide-react/icons/list-filter';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import type { ListFilter } from '../../api/listQuery.ts';
import { useT } from '../../i18n/useT.ts';
import { comparisonsAt, withComparisons } from '../list/listAddress.ts';
import { FilterChip } from './FilterChip.tsx';
import { FilterPicker } from './FilterPicker.tsx';
import { filterFieldsOf } from './filterFields.ts';

interface FilterBarProps {
  readonly resource: Resource;
  readonly filters: readonly ListFilter[];
  readonly onFilters: (filters: readonly ListFilter[]) => void;
  /** The reader asked for a filter before this was loaded: the choice of fields opens at once. */
  readonly isOpened: boolean;
}

/** Chips of the filters in force, a way to add one, and to clear all (P-LIST-4). */
export function FilterBar({ resource, filters, onFilters, isOpened }: FilterBarProps): ReactNode {
  const t = useT();
  const add = useRef<HTMLButtonElement>(null);
  const shouldOpen = useRef(isOpened);
  useEffect(() => {
    if (shouldOpen.current) add.current?.click();
    shouldOpen.current = false;
  }, []);
  const fields = useMemo(() => filterFieldsOf(resource), [resource]);
  const used = fields.filter(({ path }) => filters.some((filter) => filter.path === path));
  return (
    <>
      {used.map((field) => (
        <FilterChip
          key={field.path}
          resource={resource}
          field={field}
          comparisons={comparisonsAt(filters, field.path)}
          onChange={(comparisons) => onFilters(withComparisons(filters, field.path, comparisons))}
        />
      ))}
      <Popover
        label={t('filter.add')}
        trigger={
          <Button ref={add} icon={ListFilterIcon}>
            {t('filter.add')}
          </Button>
        }
      >
        {(close) => (
          <FilterPicker
            resource={resource}
            fields={fields}
            comparisonsOf={(path) => comparisonsAt(filters, path)}
            onApply={(path, comparisons) => {
              close();
              onFilters(withComparisons(filters, path, comparisons));
            }}
          />
        )}
      </Popover>
      {filters.length > 0 && (
        <Button variant="ghost" onClick={() => onFilters([])}>
          {t('filter.clear_all')}
        </Button>
      )}
    </>
  );
}
