import { type ReactNode, useEffect, useState } from 'react';
import { Checkbox } from '../fields/Checkbox.tsx';
import { SearchField } from '../fields/SearchField.tsx';
import { Stack } from '../primitives/Stack.tsx';
import { Text } from '../primitives/Text.tsx';
import { useUiStrings } from '../strings/UiStringsProvider.tsx';
import type { FilterInputsProps } from './FilterForm.tsx';
import type { FilterField, FilterOption } from './filterField.ts';
import { useOptionLabels } from './useOptionLabels.ts';

/** Pause in typing before options are loaded, in milliseconds. */
const typingPause = 250;

interface FoundOptions {
  readonly options: readonly FilterOption[];
  readonly isLoading: boolean;
}

const nothing: FoundOptions = { options: [], isLoading: true };

/** The options of a choice that match a search, loaded or filtered locally. */
function useFoundOptions(field: FilterField, search: string): FoundOptions {
  const { options, loadOptions } = field;
  const [found, setFound] = useState(nothing);
  useEffect(() => {
    if (!loadOptions) return;
    const abort = new AbortController();
    const store = (loaded: readonly FilterOption[]) =>
      setFound({ options: loaded, isLoading: false });
    const load = () => loadOptions(search, abort.signal).then(store, () => undefined);
    const pause = setTimeout(() => void load(), search ? typingPause : 0);
    return () => {
      clearTimeout(pause);
      abort.abort();
    };
  }, [loadOptions, search]);
  if (loadOptions) return found;
  const wanted = search.toLocaleLowerCase();
  const fitting = options?.filter(({ label }) => label.toLocaleLowerCase().includes(wanted)) ?? [];
  return { options: fitting, isLoading: false };
}

/** A search appears for more options than this. */
const few = 8;

/** Selects any of several options. Options that were selected at the start come first. */
export function ChoiceInputs({ field, value, onChange }: FilterInputsProps): ReactNode {
  const t = useUiStrings();
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
          {t(found.isLoading ? 'combobox.loading' : 'combobox.empty')}
        </Text>
      )}
    </Stack>
  );
}
