import type { ReactNode } from 'react';
import { DateField } from '../fields/dates/DateField.tsx';
import { RadioGroup } from '../fields/RadioGroup.tsx';
import { RangeField } from '../fields/range/RangeField.tsx';
import { TextField } from '../fields/TextField.tsx';
import { useUiStrings } from '../strings/UiStringsProvider.tsx';
import type { FilterInputsProps } from './FilterForm.tsx';

/** A text that the value contains. */
export function TextInputs({ field, value, onChange }: FilterInputsProps): ReactNode {
  return (
    <TextField
      label={field.label}
      value={value.contains ?? ''}
      onChange={(event) => onChange({ contains: event.target.value })}
    />
  );
}

/** Lower and upper bound of numbers. Either may be open. */
export function NumberInputs({ field, value, onChange }: FilterInputsProps): ReactNode {
  return (
    <RangeField
      label={field.label}
      value={{ from: value.from ?? null, to: value.to ?? null }}
      onChange={({ from, to }) => onChange({ from: from ?? '', to: to ?? '' })}
    />
  );
}

/** First and last day, both included. Either may be open. */
export function DayInputs({ field, value, onChange }: FilterInputsProps): ReactNode {
  const t = useUiStrings();
  const bound = (end: 'from' | 'to') => (
    <DateField
      label={`${field.label}, ${t(`range.${end}`)}`}
      value={value[end] ?? ''}
      onChange={(day) => onChange({ ...value, [end]: day })}
    />
  );
  return (
    <>
      {bound('from')}
      {bound('to')}
    </>
  );
}

/** Yes or no. */
export function YesNoInputs({ field, value, onChange }: FilterInputsProps): ReactNode {
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
export function FilledInputs({ field, value, onChange }: FilterInputsProps): ReactNode {
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
