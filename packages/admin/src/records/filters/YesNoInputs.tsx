import { RadioGroup } from '@rentyard/ui/RadioGroup';
import type { ReactNode } from 'react';
import { useT } from '../../i18n/useT.ts';
import type { FilterInputsProps } from './FilterForm.tsx';

/** Yes or no. */
export function YesNoInputs({ label, value, onChange }: FilterInputsProps): ReactNode {
  const t = useT();
  return (
    <RadioGroup
      label={label}
      options={[
        { value: 'true', label: t('boolean.yes') },
        { value: 'false', label: t('boolean.no') },
      ]}
      value={value.eq ?? null}
      onChange={(eq) => onChange({ eq })}
    />
  );
}

/** Whether the field holds anything at all: "has a photo". */
export function FilledInputs({ label, value, onChange }: FilterInputsProps): ReactNode {
  const t = useT();
  return (
    <RadioGroup
      label={label}
      options={[
        { value: 'false', label: t('filter.filled') },
        { value: 'true', label: t('filter.empty') },
      ]}
      value={value.empty ?? null}
      onChange={(empty) => onChange({ empty })}
    />
  );
}
