import type { Option } from '@rentyard/contract/values';
import { MultiSelect } from '@rentyard/ui/MultiSelect';
import { type ReactNode, useState } from 'react';
import { useLoadOptionsOf, useOptionsByIds } from '../fields/useOptionsOf.ts';
import type { FilterInputsProps } from './FilterForm.tsx';
import { oneOf, valuesIn } from './filterFields.ts';

/** Any of several records, chosen by name. */
export function ReferenceInputs({ field, label, value, onChange }: FilterInputsProps): ReactNode {
  const to = field.field.kind === 'reference' ? field.field.to : '';
  const loadOptions = useLoadOptionsOf(to);
  const [ids] = useState(() => valuesIn(value).map(Number));
  const named = useOptionsByIds(to, ids);
  const [chosen, setChosen] = useState<readonly Option[]>();
  return (
    <MultiSelect
      label={label}
      value={chosen ?? named}
      loadOptions={loadOptions}
      onChange={(options) => {
        setChosen(options.map(({ id, name }) => ({ id: Number(id), name })));
        onChange(oneOf(options.map(({ id }) => String(id))));
      }}
    />
  );
}
