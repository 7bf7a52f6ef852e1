import { writeLocal } from '@rentyard/validators/localText';
import { Fragment, type ReactNode, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { styled } from 'styled-components';
import { useDateFormat } from '../fields/dates/DateFormatProvider.tsx';
import { XIcon } from '../icons/controlIcons.ts';
import { ListFilterIcon } from '../icons/tableIcons.ts';
import { onDemand } from '../lib/onDemand.tsx';
import { Popover } from '../overlays/Popover.tsx';
import { Button } from '../primitives/Button.tsx';
import { IconButton } from '../primitives/IconButton.tsx';
import { Stack } from '../primitives/Stack.tsx';
import { type Translate, useUiStrings } from '../strings/UiStringsProvider.tsx';
import { media, theme } from '../theme/theme.ts';
import {
  type FilterField,
  type FilterOption,
  type Filters,
  type FilterValue,
  withFilter,
} from './filterField.ts';
import { useOptionLabels } from './useOptionLabels.ts';

export interface FilterBarProps {
  readonly fields: readonly FilterField[];
  readonly filters: Filters;
  readonly onChange: (filters: Filters) => void;
  /** Opens the field picker on mount, because the user requested it before the bar was mounted. */
  readonly isOpened?: boolean;
  /** Shows the chips in this element instead of before the button: a row of its own, whose height is reserved. */
  readonly chipsIn?: HTMLElement | null;
}

/** Loads on hover or focus of the button. */
const picker = onDemand(() => import('./FilterPicker.tsx').then((chunk) => chunk.FilterPicker));
const preloadPicker = () => void picker.preload();

/**
 * Chips of the active filters, a button that adds one, and a button that clears all. Filters are combined with "and".
 */
export function FilterBar({
  fields,
  filters,
  onChange,
  isOpened = false,
  chipsIn,
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
  const chips = used.map((field) => (
    <FilterChip
      key={field.id}
      field={field}
      value={filters[field.id] ?? {}}
      onChange={(value) => change(withFilter(filters, field.id, value))}
    />
  ));
  const button = (
    <Popover
      label={t('filter.add')}
      trigger={
        <Button
          ref={add}
          icon={ListFilterIcon}
          aria-label={t('filter.add')}
          onPointerEnter={preloadPicker}
          onFocus={preloadPicker}
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
  );
  const clear = used.length > 0 && (
    <Button variant="ghost" onClick={() => change({})}>
      {t('filter.clear_all')}
    </Button>
  );
  if (chipsIn) {
    return (
      <>
        {button}
        {createPortal([chips, <Fragment key="clear">{clear}</Fragment>], chipsIn)}
      </>
    );
  }
  return (
    <Stack direction="row" gap={2} wrap align="center">
      {chips}
      {button}
      {clear}
    </Stack>
  );
}

/* On phones the button is an icon beside the search. */
const AddLabel = styled.span`
  ${media.phone} { display: none; }
`;

interface FilterChipProps {
  readonly field: FilterField;
  readonly value: FilterValue;
  readonly onChange: (value: FilterValue) => void;
}

/** Loads on hover or focus of a chip. */
const form = onDemand(() => import('./FilterForm.tsx').then((chunk) => chunk.FilterForm));
const preloadForm = () => void form.preload();
const none: readonly string[] = [];

/** One active filter as text. A click opens its form. */
function FilterChip({ field, value, onChange }: FilterChipProps): ReactNode {
  const t = useUiStrings();
  const format = useDateFormat();
  const chosen = useOptionLabels(field, value.oneOf ?? none);
  const day = (text: string) => writeLocal(text, format.date);
  const label = filterLabel({ kind: field.kind, value, chosen, t, day });
  return (
    <Chip>
      <Popover
        label={field.label}
        trigger={
          <button type="button" title={label} onPointerEnter={preloadForm} onFocus={preloadForm}>
            <span>{field.label}</span> <b>{label}</b>
          </button>
        }
      >
        {(close) => (
          <form.Component
            field={field}
            value={value}
            onApply={(next) => {
              close();
              onChange(next);
            }}
          />
        )}
      </Popover>
      <IconButton
        icon={XIcon}
        size="small"
        label={t('filter.remove', { field: field.label })}
        onClick={() => onChange({})}
      />
    </Chip>
  );
}

const Chip = styled.span`
  display: inline-flex;
  align-items: center;
  max-width: min(100%, 320px);
  height: ${theme.control};
  padding-inline: ${theme.space3} ${theme.space1};
  border: 1px solid ${theme.outline};
  border-radius: ${theme.radiusRound};
  background: ${theme.surface};
  font-size: ${theme.textMd};

  > button:first-child {
    min-width: 0;
    height: 100%;
    padding: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    border: 0;
    background: none;
    color: ${theme.textMuted};
    cursor: pointer;
  }
  b {
    font-weight: 500;
    color: ${theme.text};
  }
  ${media.touch} {
    height: 44px;
  }
`;

interface FilterLabelInput {
  readonly kind: FilterField['kind'];
  readonly value: FilterValue;
  /** The selected options whose labels are known. */
  readonly chosen: readonly FilterOption[];
  readonly t: Translate;
  /** Formats a day. */
  readonly day: (day: string) => string;
}

/** The text of a filter on its chip: `Excavators, Cranes`, `20 – 80`, `no`. */
function filterLabel({ kind, value, chosen, t, day }: FilterLabelInput): string {
  const { contains, from, to, oneOf, isEmpty } = value;
  if (isEmpty !== undefined) return t(isEmpty ? 'filter.empty' : 'filter.filled');
  if (kind === 'boolean') return t(oneOf?.[0] === 'true' ? 'filter.yes' : 'filter.no');
  if (oneOf) return chosen.length > 0 ? chosen.map(({ label }) => label).join(', ') : '…';
  if (contains !== undefined) return `“${contains}”`;
  const isDay = kind === 'date';
  const print = (bound: string) => (isDay ? day(bound) : bound);
  if (from !== undefined && to !== undefined) return `${print(from)} – ${print(to)}`;
  return from === undefined
    ? t(isDay ? 'filter.to_day' : 'filter.to_number', { value: print(to ?? '') })
    : t(isDay ? 'filter.from_day' : 'filter.from_number', { value: print(from) });
}
