import { type ReactNode, useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { ListFilterIcon } from '../icons/ListFilterIcon.ts';
import { onDemand } from '../lib/onDemand.tsx';
import { Popover } from '../overlays/Popover.tsx';
import { Button } from '../primitives/Button.tsx';
import { Stack } from '../primitives/Stack.tsx';
import { useUiStrings } from '../strings/UiStringsProvider.tsx';
import { media } from '../theme/theme.ts';
import { FilterChip } from './FilterChip.tsx';
import { type FilterField, type Filters, withFilter } from './filterField.ts';

export interface FilterBarProps {
  readonly fields: readonly FilterField[];
  readonly filters: Filters;
  readonly onChange: (filters: Filters) => void;
  /** Opens the field picker on mount, because the user requested it before the bar was mounted. */
  readonly isOpened?: boolean;
}

/** Loads on hover or focus of the button. */
const picker = onDemand(() => import('./FilterPicker.tsx').then((chunk) => chunk.FilterPicker));
const expect = () => void picker.preload();

/**
 * Chips of the active filters, a button that adds one, and a button that clears all. Filters are combined with "and".
 */
export function FilterBar({
  fields,
  filters,
  onChange,
  isOpened = false,
}: FilterBarProps): ReactNode {
  const t = useUiStrings();
  const add = useRef<HTMLButtonElement>(null);
  const shouldOpen = useRef(isOpened);
  useEffect(() => {
    if (!shouldOpen.current) return;
    shouldOpen.current = false;
    // The pressed element is unmounted. Focus the button, so that closing the picker restores the focus to it.
    add.current?.focus();
    add.current?.click();
  }, []);
  const change = (next: Filters) => {
    onChange(next);
    // The pressed element may be removed with its chip.
    if (Object.keys(next).length < Object.keys(filters).length) add.current?.focus();
  };
  const used = Object.keys(filters).flatMap((id) => fields.find((field) => field.id === id) ?? []);
  return (
    <Stack direction="row" gap={2} wrap align="center">
      {used.map((field) => (
        <FilterChip
          key={field.id}
          field={field}
          value={filters[field.id] ?? {}}
          onChange={(value) => change(withFilter(filters, field.id, value))}
        />
      ))}
      <Popover
        label={t('filter.add')}
        trigger={
          <Button
            ref={add}
            icon={ListFilterIcon}
            aria-label={t('filter.add')}
            onPointerEnter={expect}
            onFocus={expect}
          >
            <AddLabel>{t('filter.add')}</AddLabel>
          </Button>
        }
      >
        {(close) => (
          <picker.Component
            fields={fields}
            filters={filters}
            onApply={(id, value) => {
              close();
              onChange(withFilter(filters, id, value));
            }}
          />
        )}
      </Popover>
      {used.length > 0 && (
        <Button variant="ghost" onClick={() => change({})}>
          {t('filter.clear_all')}
        </Button>
      )}
    </Stack>
  );
}

/* On phones the button is an icon beside the search. */
const AddLabel = styled.span`
  ${media.phone} { display: none; }
`;
