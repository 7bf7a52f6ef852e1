import { fold } from '@rentyard/validators/fold';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { SearchField } from '../fields/SearchField.tsx';
import { ChevronRightIcon } from '../icons/controlIcons.ts';
import { isComposing } from '../lib/isComposing.ts';
import { Button } from '../primitives/Button.tsx';
import { Stack } from '../primitives/Stack.tsx';
import { Text } from '../primitives/text/Text.tsx';
import { useUiStrings } from '../strings/UiStringsProvider.tsx';
import { FilterForm } from './FilterForm.tsx';
import type { FilterField, Filters, FilterValue } from './filterField.ts';

interface FilterPickerProps {
  readonly fields: readonly FilterField[];
  readonly filters: Filters;
  readonly onApply: (id: string, value: FilterValue) => void;
}

/** Selects a field to filter by, found by its name, then edits its filter. */
export function FilterPicker({ fields, filters, onApply }: FilterPickerProps): ReactNode {
  const t = useUiStrings();
  const [field, setField] = useState<FilterField>();
  const [search, setSearch] = useState('');
  const box = useRef<HTMLDivElement>(null);
  // Into the search, then into the form. Touch screens would open their keyboard over the list.
  useEffect(() => {
    if (!field && window.matchMedia('(pointer: coarse)').matches) return;
    box.current?.querySelector<HTMLElement>('input')?.focus();
  }, [field]);
  if (field) {
    return (
      <div ref={box}>
        <FilterForm
          field={field}
          value={filters[field.id]}
          onApply={(value) => onApply(field.id, value)}
        />
      </div>
    );
  }
  const found = fields.filter(({ label }) => fold(label).includes(fold(search)));
  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (isComposing(event)) return;
    const items = [...(box.current?.querySelectorAll<HTMLElement>('input, li > button') ?? [])];
    const at = items.indexOf(event.target as HTMLElement);
    const next = { ArrowDown: at + 1, ArrowUp: at - 1 }[event.key];
    if (event.key === 'Enter' && at === 0) setField(found[0]);
    else if (next === undefined) return;
    else items.at(next % items.length)?.focus();
    event.preventDefault();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys of the fields inside
    <div ref={box} onKeyDown={handleKeyDown}>
      <Stack gap={2} style={{ minWidth: 240 }}>
        <SearchField
          label={t('filter.find')}
          placeholder={t('filter.find')}
          value={search}
          onChange={({ currentTarget }) => setSearch(currentTarget.value)}
        />
        <Stack as="ul" gap={0} style={{ maxHeight: '50vh', overflow: 'auto' }}>
          {found.map((one) => (
            <li key={one.id}>
              <Button variant="ghost" icon={ChevronRightIcon} isWide onClick={() => setField(one)}>
                {one.label}
              </Button>
            </li>
          ))}
        </Stack>
        {found.length === 0 && (
          <Text size="sm" tone="muted" role="status">
            {t('filter.not_found')}
          </Text>
        )}
      </Stack>
    </div>
  );
}
