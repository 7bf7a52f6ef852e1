import { type FormEvent, type ReactNode, useState } from 'react';
import { isDay } from '../fields/dates/localText.ts';
import { Button } from '../primitives/Button.tsx';
import { Stack } from '../primitives/Stack.tsx';
import { useUiStrings } from '../strings/UiStringsProvider.tsx';
import { ChoiceInputs } from './ChoiceInputs.tsx';
import type { FilterField, FilterValue } from './filterField.ts';
import { DayInputs, FilledInputs, NumberInputs, TextInputs, YesNoInputs } from './PlainInputs.tsx';

/** Props of the inputs of every filter kind. */
export interface FilterInputsProps {
  readonly field: FilterField;
  readonly value: FilterValue;
  readonly onChange: (value: FilterValue) => void;
}

const inputs: Readonly<Record<FilterField['kind'], (props: FilterInputsProps) => ReactNode>> = {
  text: TextInputs,
  number: NumberInputs,
  date: DayInputs,
  choice: ChoiceInputs,
  boolean: YesNoInputs,
  filled: FilledInputs,
};

export interface FilterFormProps {
  readonly field: FilterField;
  readonly value: FilterValue | undefined;
  readonly onApply: (value: FilterValue) => void;
}

/** Edits the filter of one field. The list does not change until the filter is applied. */
export function FilterForm({ field, value = {}, onApply }: FilterFormProps): ReactNode {
  const t = useUiStrings();
  const [draft, setDraft] = useState(value);
  const Inputs = inputs[field.kind];
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    // The field points at what is no day.
    if (field.kind === 'date' && !areDays(draft)) return;
    onApply(plain(draft));
  };
  return (
    <Stack as="form" gap={3} style={{ width: 280, maxWidth: '100%' }} onSubmit={handleSubmit}>
      <Inputs field={field} value={draft} onChange={setDraft} />
      <Button type="submit" variant="primary">
        {t('filter.apply')}
      </Button>
    </Stack>
  );
}

function areDays({ from = '', to = '' }: FilterValue): boolean {
  return [from, to].every((bound) => bound === '' || isDay(bound));
}

/** Removes bounds that are neither a number nor a day, because nothing can be compared with them. */
function plain({ from, to, ...rest }: FilterValue): FilterValue {
  return { ...rest, from: bound(from), to: bound(to) } as FilterValue;
}

function bound(text = ''): string {
  const number = text.trim().replace(',', '.');
  return /^-?\d+(\.\d+)?$|^\d{4}-\d{2}-\d{2}$/.test(number) ? number : '';
}
