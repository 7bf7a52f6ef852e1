import type { FieldOfKind } from '@rentyard/contract/schema/fieldPath';
import type { PlainField } from '@rentyard/contract/schema/fieldTypes';
import type { Resource } from '@rentyard/contract/schema/resource';
import { Combobox, type ComboboxProps } from '@rentyard/ui/Combobox';
import { DateTimeField } from '@rentyard/ui/DateTimeField';
import { MoneyField } from '@rentyard/ui/MoneyField';
import { MultiSelect, type MultiSelectProps } from '@rentyard/ui/MultiSelect';
import { NumberField } from '@rentyard/ui/NumberField';
import { RadioGroup } from '@rentyard/ui/RadioGroup';
import { TextField } from '@rentyard/ui/TextField';
import { isPlainDecimal } from '@rentyard/validators/decimals';
import { type ComponentType, type ReactNode, useState } from 'react';
import { type BulkInput, fieldKindOf } from '../../records/fields/fieldKinds.ts';
import { useChoiceLabel } from '../../records/fields/useChoiceLabel.ts';
import { useLoadOptions } from '../../records/fields/useReferenceOptions.ts';
import { useTimeZone } from '../../services/format/useTimeZone.ts';
import { useFieldLabel } from '../../services/i18n/useFieldLabel.ts';
import { useT } from '../../services/i18n/useT.ts';

interface FieldValueProps {
  readonly resource: Resource;
  readonly path: string;
  readonly field: PlainField;
  readonly error: string | undefined;
  /**
   * Called with the value in its save format; null clears the field, undefined means incomplete.
   */
  readonly onValue: (value: unknown) => void;
}

/** The input for a value of a field, for all kinds that several records can share. */
export function FieldValue(props: FieldValueProps): ReactNode {
  const { resource, path, field, error } = props;
  const label = useFieldLabel(resource.name)(path);
  const frame = { label, error, required: field.required === true };
  const Input = inputs[fieldKindOf(field).bulkInput ?? 'text'];
  return <Input {...props} frame={frame} />;
}

interface FramedProps extends FieldValueProps {
  readonly frame: {
    readonly label: string;
    readonly required: boolean;
    readonly error: string | undefined;
  };
}

const inputs: Readonly<Record<BulkInput, ComponentType<FramedProps>>> = {
  words: WordValue,
  record: RecordValue,
  records: RecordsValue,
  number: NumberValue,
  money: MoneyValue,
  moment: MomentValue,
  text: TextValue,
};

function NumberValue({ field, frame, onValue }: FramedProps): ReactNode {
  const { min, max } = field as FieldOfKind<'number'>;
  const [value, setValue] = useState('');
  const choose = (next: string) => {
    setValue(next);
    // Text that is not a number is sent as typed, and the server reports the problem.
    onValue(next === '' ? null : isPlainDecimal(next) ? Number(next) : next);
  };
  return <NumberField {...frame} {...{ min, max, value }} onChange={choose} />;
}

function MoneyValue({ frame, onValue }: FramedProps): ReactNode {
  const [value, setValue] = useState('');
  const choose = (next: string) => {
    setValue(next);
    onValue(next || null);
  };
  return <MoneyField {...frame} value={value} onChange={choose} />;
}

function TextValue({ frame, onValue }: FramedProps): ReactNode {
  return <TextField {...frame} onChange={({ target }) => onValue(target.value || null)} />;
}

function WordValue({ resource, path, field, frame, onValue }: FramedProps): ReactNode {
  const t = useT();
  const word = useChoiceLabel(resource.name, path);
  const [value, setValue] = useState<string | null>(null);
  const choices = 'options' in field ? field.options : undefined;
  const options = choices?.map((option) => ({ value: option, label: word(option) })) ?? [
    { value: 'true', label: t('boolean.yes') },
    { value: 'false', label: t('boolean.no') },
  ];
  return (
    <RadioGroup
      {...frame}
      options={options}
      value={value}
      onChange={(next) => {
        setValue(next);
        onValue(choices ? next : next === 'true');
      }}
    />
  );
}

function RecordsValue({ resource, path, frame, onValue }: FramedProps): ReactNode {
  const loadOptions = useLoadOptions(resource.name, path);
  const [chosen, setChosen] = useState<MultiSelectProps['value']>([]);
  return (
    <MultiSelect
      {...frame}
      value={chosen}
      loadOptions={loadOptions}
      onChange={(next) => {
        setChosen(next);
        onValue(next.map(({ id }) => id));
      }}
    />
  );
}

function RecordValue({ resource, path, field, frame, onValue }: FramedProps): ReactNode {
  const loadOptions = useLoadOptions(resource.name, path);
  const [chosen, setChosen] = useState<ComboboxProps['value']>(null);
  return (
    <Combobox
      {...frame}
      value={chosen}
      loadOptions={loadOptions}
      onChange={(next) => {
        setChosen(next);
        onValue(next?.id ?? (field.required ? undefined : null));
      }}
    />
  );
}

function MomentValue({ frame, onValue }: FramedProps): ReactNode {
  const timeZone = useTimeZone();
  const [value, setValue] = useState<string | null>(null);
  return (
    <DateTimeField
      {...frame}
      timeZone={timeZone}
      value={value}
      onChange={(next) => {
        setValue(next);
        onValue(next);
      }}
    />
  );
}
