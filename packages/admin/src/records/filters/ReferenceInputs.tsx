import type { Option } from '@rentyard/contract/values';
import { Checkbox } from '@rentyard/ui/Checkbox';
import { SearchField } from '@rentyard/ui/SearchField';
import { Stack } from '@rentyard/ui/Stack';
import { type ReactNode, useEffect, useState } from 'react';
import { useT } from '../../i18n/useT.ts';
import { useLoadOptions, useOptionNames } from '../fields/useReferenceOptions.ts';
import type { FilterInputsProps } from './FilterForm.tsx';
import { oneOf, valuesIn } from './filterFields.ts';

/** Any of several records: those chosen stand first, the others are found by name. */
export function ReferenceInputs(props: FilterInputsProps): ReactNode {
  const { resource, field, label, value, onChange } = props;
  const t = useT();
  const [ids] = useState(() => valuesIn(value).map(Number));
  const first = useOptionNames(resource.name, field.path, ids);
  const [search, setSearch] = useState('');
  const found = useFound(resource.name, field.path, search);
  const chosen = valuesIn(value).map(Number);
  const others = found.filter(({ id }) => !first.some((one) => one.id === id));
  const toggle = (id: number) => {
    const rest = chosen.filter((one) => one !== id);
    onChange(oneOf((rest.length < chosen.length ? rest : [...chosen, id]).map(String)));
  };
  return (
    <Stack gap={2}>
      <SearchField label={t('list.search')} onChange={(event) => setSearch(event.target.value)} />
      <Stack role="group" aria-label={label} gap={1} style={{ maxHeight: 200, overflow: 'auto' }}>
        {[...first, ...others].map(({ id, name }) => (
          <Checkbox
            key={id}
            label={name}
            checked={chosen.includes(id)}
            onChange={() => toggle(id)}
          />
        ))}
      </Stack>
    </Stack>
  );
}

/** How long typing may pause before options are asked for, in milliseconds. */
const typingPause = 250;

function useFound(resource: string, field: string, search: string): readonly Option[] {
  const load = useLoadOptions(resource, field);
  const [found, setFound] = useState<readonly Option[]>([]);
  useEffect(() => {
    const abort = new AbortController();
    const ask = () => load(search, abort.signal).then(setFound, () => undefined);
    const pause = setTimeout(() => void ask(), search ? typingPause : 0);
    return () => {
      clearTimeout(pause);
      abort.abort();
    };
  }, [load, search]);
  return found;
}
