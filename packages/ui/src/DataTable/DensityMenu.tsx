import type { ReactNode } from 'react';
import { Rows3Icon } from '../icons/tableIcons.ts';
import { Menu } from '../overlays/Menu.tsx';
import { Button } from '../primitives/Button.tsx';
import { WideLabel } from '../primitives/text/WideLabel.ts';
import { useUiStrings } from '../strings/UiStringsProvider.tsx';
import type { Density, TableStateChange } from './model/tableState.ts';

export interface DensityMenuProps {
  readonly density: Density;
  readonly onStateChange: TableStateChange;
}

/** A toolbar button that sets the row height. */
export function DensityMenu({ density, onStateChange }: DensityMenuProps): ReactNode {
  const t = useUiStrings();
  const choice = (value: Density) => ({
    label: t(`table.${value}`),
    isChecked: value === density,
    onPress: () => onStateChange({ density: value }),
  });
  return (
    <Menu
      trigger={
        <Button icon={Rows3Icon} title={t('table.density')}>
          <WideLabel>{t('table.density')}</WideLabel>
        </Button>
      }
      items={[choice('comfortable'), choice('compact')]}
    />
  );
}
