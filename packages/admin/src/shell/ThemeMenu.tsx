import { IconButton } from '@rentyard/ui/IconButton';
import { Menu } from '@rentyard/ui/Menu';
import Contrast from 'lucide-react/icons/contrast';
import type { ReactNode } from 'react';
import { useT } from '../services/i18n/useT.ts';
import { usePreferences, useSavePreferences } from '../services/session/usePreferences.ts';

const themes = ['light', 'dark', 'system'] as const;
const densities = ['comfortable', 'compact'] as const;

/** How the screens look: light or dark, roomy or dense. Kept with the user's account. */
export function ThemeMenu(): ReactNode {
  const t = useT();
  const { theme = 'system', density = 'comfortable' } = usePreferences();
  const save = useSavePreferences();
  const label = `${t('shell.theme')}, ${t('shell.density')}`;
  return (
    <Menu
      label={label}
      trigger={<IconButton icon={Contrast} label={label} />}
      items={[
        ...themes.map((one) => ({
          label: t(`shell.theme.${one}`),
          isChecked: one === theme,
          onSelect: () => save({ theme: one }),
        })),
        'separator' as const,
        ...densities.map((one) => ({
          label: t(`shell.density.${one}`),
          isChecked: one === density,
          onSelect: () => save({ density: one }),
        })),
      ]}
    />
  );
}
