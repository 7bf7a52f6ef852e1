import { isDay } from '@rentyard/validators/localText';
import { type FormEvent, type ReactNode, useEffect, useState } from 'react';
import { Checkbox } from '../fields/Checkbox.tsx';
import { DateRangeField } from '../fields/dates/DateRangeField.tsx';
import { RadioGroup } from '../fields/RadioGroup.tsx';
import { RangeField } from '../fields/range/RangeField.tsx';
import { SearchField } from '../fields/SearchField.tsx';
import { TextField } from '../fields/TextField.tsx';
import { Button } from '../primitives/Button.tsx';
import { Stack } from '../primitives/Stack.tsx';
import { Text } from '../primitives/text/Text.tsx';
import { useUiStrings } from '../strings/UiStringsProvider.tsx';
import type { FilterField, FilterOption, FilterValue } from './filterField.ts';
import { useOptionLabels } from './useOptionLabels.ts';

/** Props of the inputs of every filter kind. */
interface FilterInputsProps {
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
function ChoiceInputs({ field, value, onChange }: FilterInputsProps): ReactNode {
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

/** A text that the value contains. */
function TextInputs({ field, value, onChange }: FilterInputsProps): ReactNode {
  return (
    <TextField
      label={field.label}
      value={value.contains ?? ''}
      onChange={(event) => onChange({ contains: event.target.value })}
    />
  );
}

/** Lower and upper bound of numbers. Either may be open. */
function NumberInputs({ field, value, onChange }: FilterInputsProps): ReactNode {
  return (
    <RangeField
      label={field.label}
      value={{ from: value.from ?? null, to: value.to ?? null }}
      onChange={({ from, to }) => onChange({ from: from ?? '', to: to ?? '' })}
    />
  );
}

/** First and last day, both included. Either may be open. */
function DayInputs({ field, value, onChange }: FilterInputsProps): ReactNode {
  return (
    <DateRangeField
      label={field.label}
      value={{ from: value.from || null, to: value.to || null }}
      onChange={({ from, to }) => onChange({ from: from ?? '', to: to ?? '' })}
    />
  );
}

/** Yes or no. */
function YesNoInputs({ field, value, onChange }: FilterInputsProps): ReactNode {
  const t = useUiStrings();
  return (
    <RadioGroup
      label={field.label}
      options={[
        { value: 'true', label: t('filter.yes') },
        { value: 'false', label: t('filter.no') },
      ]}
      value={value.oneOf?.[0] ?? null}
      onChange={(choice) => onChange({ oneOf: [choice] })}
    />
  );
}

/** Whether the field has a value: "has a photo". */
function FilledInputs({ field, value, onChange }: FilterInputsProps): ReactNode {
  const t = useUiStrings();
  return (
    <RadioGroup
      label={field.label}
      options={[
        { value: 'false', label: t('filter.filled') },
        { value: 'true', label: t('filter.empty') },
      ]}
      value={value.isEmpty === undefined ? null : String(value.isEmpty)}
      onChange={(choice) => onChange({ isEmpty: choice === 'true' })}
    />
  );
}
