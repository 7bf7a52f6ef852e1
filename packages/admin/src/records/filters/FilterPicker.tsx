import type { Resource } from '@rentyard/contract/resource';
import { Button } from '@rentyard/ui/Button';
import { Stack } from '@rentyard/ui/Stack';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { type ReactNode, useState } from 'react';
import { useFieldLabel } from '../../i18n/useFieldLabel.ts';
import { FilterForm } from './FilterForm.tsx';
import type { Comparisons, FilterField } from './filterFields.ts';

interface FilterPickerProps {
  readonly resource: Resource;
  readonly fields: readonly FilterField[];
  readonly comparisonsOf: (path: string) => Comparisons;
  readonly onApply: (path: string, comparisons: Comparisons) => void;
}

/** Chooses a field to filter by, then what to compare it with. */
export function FilterPicker(props: FilterPickerProps): ReactNode {
  const { resource, fields, comparisonsOf, onApply } = props;
  const label = useFieldLabel(resource.name);
  const [field, setField] = useState<FilterField>();
  if (field) {
    return (
      <FilterForm
        resource={resource}
        field={field}
        comparisons={comparisonsOf(field.path)}
        onApply={(comparisons) => onApply(field.path, comparisons)}
      />
    );
  }
  return (
    <Stack as="ul" gap={0} style={{ maxHeight: '60vh', overflow: 'auto' }}>
      {fields.map((one) => (
        <li key={one.path}>
          <Button
            variant="ghost"
            icon={ChevronRight}
            style={{ width: '100%', justifyContent: 'start' }}
            onClick={() => setField(one)}
          >
            {label(one.path)}
          </Button>
        </li>
      ))}
    </Stack>
  );
}
