import type { categoryIcons } from '@rentyard/contract/entities/category/categoryIcons';
import { Button } from '@rentyard/ui/Button';
import { Field, useControl } from '@rentyard/ui/Field';
import { Popover } from '@rentyard/ui/Popover';
import type { ReactNode } from 'react';
import { useT } from '../../../services/i18n/useT.ts';
import { glyphs } from './glyphs.ts';
import { IconGrid } from './IconGrid.tsx';

type IconName = (typeof categoryIcons)[number];

export interface IconPickerProps {
  readonly label: string;
  readonly error: string | undefined;
  readonly value: IconName | null;
  readonly onChange: (value: IconName | null) => void;
  readonly onBlur: () => void;
}

/** Selects an icon of the set, by its image or by a search. */
export function IconPicker({ label, error, value, onChange, onBlur }: IconPickerProps): ReactNode {
  const t = useT();
  const control = useControl({ error });
  const shown = value ? t(`icon.${value}`) : t('icons.choose');
  return (
    <Field label={label} error={error} controlId={control.id}>
      <Popover
        label={label}
        trigger={
          <Button
            size="large"
            {...control}
            {...(value && { icon: glyphs[value] })}
            aria-label={`${label}: ${shown}`}
            onBlur={onBlur}
          >
            {shown}
          </Button>
        }
      >
        {(close) => (
          <IconGrid
            value={value}
            onChange={onChange}
            onChosen={() => {
              close();
              document.getElementById(control.id)?.focus();
            }}
          />
        )}
      </Popover>
    </Field>
  );
}
