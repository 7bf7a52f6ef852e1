import type { Resource } from '@rentyard/contract/resource';
import { Button } from '@rentyard/ui/Button';
import { Stack } from '@rentyard/ui/Stack';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useFieldLabel } from '../../i18n/useFieldLabel.ts';
import { useT } from '../../i18n/useT.ts';
import { ChoiceInputs } from './ChoiceInputs.tsx';
import { DayInputs } from './DayInputs.tsx';
import type { Comparisons, FilterField, FilterKind } from './filterFields.ts';
import { NumberInputs } from './NumberInputs.tsx';
import { ReferenceInputs } from './ReferenceInputs.tsx';
import { TextInputs } from './TextInputs.tsx';
import { FilledInputs, YesNoInputs } from './YesNoInputs.tsx';

/** What the inputs of every kind of filter take. */
export interface FilterInputsProps {
  readonly resource: Resource;
  readonly field: FilterField;
  readonly label: string;
  readonly value: Comparisons;
  readonly onChange: (value: Comparisons) => void;
}

const inputs: Readonly<Record<FilterKind, (props: FilterInputsProps) => ReactNode>> = {
  text: TextInputs,
  numbers: NumberInputs,
  days: DayInputs,
  choice: ChoiceInputs,
  reference: ReferenceInputs,
  'yes-no': YesNoInputs,
  filled: FilledInputs,
};

interface FilterFormProps {
  readonly resource: Resource;
  readonly field: FilterField;
  readonly comparisons: Comparisons;
  readonly onApply: (comparisons: Comparisons) => void;
}

/** What to compare one field with. Nothing reaches the list before it is applied. */
export function FilterForm({ resource, field, comparisons, onApply }: FilterFormProps): ReactNode {
  const t = useT();
  const label = useFieldLabel(resource.name)(field.path);
  const [value, setValue] = useState(comparisons);
  const Inputs = inputs[field.kind];
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    onApply(value);
  };
  return (
    <Stack as="form" gap={3} style={{ width: 280 }} onSubmit={handleSubmit}>
      <Inputs resource={resource} field={field} label={label} value={value} onChange={setValue} />
      <Button type="submit" variant="primary">
        {t('filter.apply')}
      </Button>
    </Stack>
  );
}
