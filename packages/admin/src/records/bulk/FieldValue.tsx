import type { PlainField } from '@rentyard/contract/fields';
import type { Resource } from '@rentyard/contract/resource';
import { Combobox } from '@rentyard/ui/Combobox';
import { DateTimeField } from '@rentyard/ui/DateTimeField';
import { MoneyField } from '@rentyard/ui/MoneyField';
import { MultiSelect, type MultiSelectProps } from '@rentyard/ui/MultiSelect';
import { NumberField } from '@rentyard/ui/NumberField';
import { RadioGroup } from '@rentyard/ui/RadioGroup';
import { TextField } from '@rentyard/ui/TextField';
import { type ReactNode, useState } from 'react';
import { useFieldLabel } from '../../i18n/useFieldLabel.ts';
import { useT } from '../../i18n/useT.ts';
import { useChoiceLabel } from '../fields/useChoiceLabel.ts';
import { useLoadOptions } from '../fields/useReferenceOptions.ts';

interface FieldValueProps {
  readonly resource: Resource;
  readonly path: string;
  readonly field: PlainField;
  readonly error: string | undefined;
  /** Called with the value as a save takes it; null empties the field, undefined is no answer yet. */
  readonly onValue: (value: unknown) => void;
}

/** The input for one value of a field of any kind that many records may share. */
export function FieldValue(props: FieldValueProps): ReactNode {
  const { resource, path, field, error, onValue } = props;
  const label = useFieldLabel(resource.name)(path);
  const frame = { label, error, required: field.required === true };
  switch (field.kind) {
    case 'boolean':
    case 'choice':
      return <WordValue {...props} frame={frame} />;
    case 'reference':
    case 'references':
      return <RecordValue {...props} frame={frame} />;
    case 'number':
      return (
        <NumberField
          {...frame}
          min={field.min}
          max={field.max}
          onChange={({ target }) => onValue(target.value === '' ? null : numberOf(target.value))}
        />
      );
    case 'money':
      return <MoneyField {...frame} onChange={({ target }) => onValue(target.value || null)} />;
    case 'moment':
      return <MomentValue {...props} frame={frame} />;
    default:
      return <TextField {...frame} onChange={({ target }) => onValue(target.value || null)} />;
  }
}

interface FramedProps extends FieldValueProps {
  readonly frame: { readonly label: string; readonly required: boolean };
}

function WordValue({ resource, path, field, frame, error, onValue }: FramedProps): ReactNode {
  const t = useT();
  const word = useChoiceLabel(resource.name, path);
  const [value, setValue] = useState<string | null>(null);
  const options =
    field.kind === 'choice'
      ? field.options.map((option) => ({ value: option, label: word(option) }))
      : [
          { value: 'true', label: t('boolean.yes') },
          { value: 'false', label: t('boolean.no') },
        ];
  return (
    <RadioGroup
      {...frame}
      error={error}
      options={options}
      value={value}
      onChange={(next) => {
        setValue(next);
        onValue(field.kind === 'choice' ? next : next === 'true');
      }}
    />
  );
}

function RecordValue({ resource, path, field, frame, error, onValue }: FramedProps): ReactNode {
  const loadOptions = useLoadOptions(resource.name, path);
  const [chosen, setChosen] = useState<MultiSelectProps['value']>([]);
  if (field.kind === 'references') {
    return (
      <MultiSelect
        {...frame}
        error={error}
        value={chosen}
        loadOptions={loadOptions}
        onChange={(next) => {
          setChosen(next);
          onValue(next.map(({ id }) => id));
        }}
      />
    );
  }
  return (
    <Combobox
      {...frame}
      error={error}
      value={chosen[0] ?? null}
      loadOptions={loadOptions}
      onChange={(next) => {
        setChosen(next ? [next] : []);
        onValue(next?.id ?? (field.required ? undefined : null));
      }}
    />
  );
}

function MomentValue({ frame, error, onValue }: FramedProps): ReactNode {
  const [value, setValue] = useState<string | null>(null);
  return (
    <DateTimeField
      {...frame}
      error={error}
      value={value}
      onChange={(next) => {
        setValue(next);
        onValue(next);
      }}
    />
  );
}

/** What is no number is sent as it was typed: the server says what is wrong with it. */
function numberOf(text: string): number | string {
  const number = Number(text.trim().replace(',', '.'));
  return Number.isFinite(number) ? number : text;
}
