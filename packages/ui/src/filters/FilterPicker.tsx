import ChevronRight from 'lucide-react/icons/chevron-right';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../primitives/Button.tsx';
import { Stack } from '../primitives/Stack.tsx';
import { FilterForm } from './FilterForm.tsx';
import type { FilterField, Filters, FilterValue } from './filterField.ts';

interface FilterPickerProps {
  readonly fields: readonly FilterField[];
  readonly filters: Filters;
  readonly onApply: (id: string, value: FilterValue) => void;
}

/** Selects a field to filter by, then edits its filter. */
export function FilterPicker({ fields, filters, onApply }: FilterPickerProps): ReactNode {
  const [field, setField] = useState<FilterField>();
  const form = useRef<HTMLDivElement>(null);
  // The focused button was removed with the list of fields.
  useEffect(() => {
    if (field) form.current?.querySelector<HTMLElement>('input')?.focus();
  }, [field]);
  if (field) {
    return (
      <div ref={form}>
        <FilterForm
          field={field}
          value={filters[field.id]}
          onApply={(value) => onApply(field.id, value)}
        />
      </div>
    );
  }
  return (
    <Stack as="ul" gap={0} style={{ minWidth: 200, maxHeight: '60vh', overflow: 'auto' }}>
      {fields.map((one) => (
        <li key={one.id}>
          <Button variant="ghost" icon={ChevronRight} isWide onClick={() => setField(one)}>
            {one.label}
          </Button>
        </li>
      ))}
    </Stack>
  );
}
