import { Checkbox } from '@rentyard/ui/Checkbox';
import { Stack } from '@rentyard/ui/Stack';
import type { ReactNode } from 'react';
import { useChoiceLabel } from '../fields/useChoiceLabel.ts';
import type { FilterInputsProps } from './FilterForm.tsx';
import { oneOf, valuesIn } from './filterFields.ts';

/** Any of a closed list of words. */
export function ChoiceInputs(props: FilterInputsProps): ReactNode {
  const { resource, field, label, value, onChange } = props;
  const word = useChoiceLabel(resource.name, field.path);
  const chosen = valuesIn(value);
  const options = field.field.kind === 'choice' ? field.field.options : [];
  const toggle = (option: string) =>
    chosen.includes(option) ? chosen.filter((one) => one !== option) : [...chosen, option];
  return (
    <Stack role="group" aria-label={label} gap={1}>
      {options.map((option) => (
        <Checkbox
          key={option}
          label={word(option)}
          checked={chosen.includes(option)}
          onChange={() => onChange(oneOf(toggle(option)))}
        />
      ))}
    </Stack>
  );
}
