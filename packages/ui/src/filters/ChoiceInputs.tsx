import { type ReactNode, useState } from 'react';
import { Checkbox } from '../fields/Checkbox.tsx';
import { SearchField } from '../fields/SearchField.tsx';
import { Stack } from '../primitives/Stack.tsx';
import { Text } from '../primitives/Text.tsx';
import { useUiStrings } from '../strings/UiStringsProvider.tsx';
import type { FilterInputsProps } from './FilterForm.tsx';
import { useFoundOptions } from './useFoundOptions.ts';
import { useOptionLabels } from './useOptionLabels.ts';

/** More options than this can be searched. */
const few = 8;

/** Any of several: those chosen at first stand first. */
export function ChoiceInputs({ field, value, onChange }: FilterInputsProps): ReactNode {
  const say = useUiStrings();
  const [search, setSearch] = useState('');
  const chosen = value.oneOf ?? [];
  const [atFirst] = useState(field.loadOptions ? chosen : []);
  const first = useOptionLabels(field, atFirst);
  const found = useFoundOptions(field, search);
  const others = found.options.filter((option) => !first.some((one) => one.value === option.value));
  const shown = [...first, ...others];
  const toggle = (option: string) =>
    chosen.includes(option) ? chosen.filter((one) => one !== option) : [...chosen, option];
  return (
    <Stack gap={2}>
      {(field.loadOptions !== undefined || (field.options?.length ?? 0) > few) && (
        <SearchField value={search} onChange={(event) => setSearch(event.target.value)} />
      )}
      <Stack
        role="group"
        aria-label={field.label}
        gap={1}
        style={{ maxHeight: 240, overflow: 'auto' }}
      >
        {shown.map((option) => (
          <Checkbox
            key={option.value}
            label={option.label}
            checked={chosen.includes(option.value)}
            onChange={() => onChange({ oneOf: toggle(option.value) })}
          />
        ))}
      </Stack>
      {shown.length === 0 && (
        <Text tone="muted" role="status">
          {say(found.isLoading ? 'combobox.loading' : 'combobox.empty')}
        </Text>
      )}
    </Stack>
  );
}
