import Contrast from 'lucide-react/icons/contrast';
import Keyboard from 'lucide-react/icons/keyboard';
import Languages from 'lucide-react/icons/languages';
import LogOut from 'lucide-react/icons/log-out';
import Rows3 from 'lucide-react/icons/rows-3';
import UserRound from 'lucide-react/icons/user-round';
import { useLocation, useNavigate } from 'react-router';
import { useSignOut } from '../../domain/sign-in/useSignOut.ts';
import { useLanguage, usePath } from '../../services/i18n/LanguageContext.ts';
import { inLanguage } from '../../services/i18n/language.ts';
import { useT } from '../../services/i18n/useT.ts';
import { shortcutOf } from '../../services/keyboard/shortcuts.ts';
import { useOfferedLanguages } from '../../services/session/initApi.ts';
import {
  useDensity,
  usePreferences,
  useSavePreferences,
} from '../../services/session/usePreferences.ts';
import type { Command } from './Command.ts';

const themes = ['light', 'dark', 'system'] as const;
const densities = ['comfortable', 'compact'] as const;

/**
 * Settings commands: theme, density, language, shortcuts, profile, sign-out. Active options are
 * left out.
 */
export function useSettingsCommands(onKeys: () => void): readonly Command[] {
  const t = useT();
  const { theme = 'system' } = usePreferences();
  const density = useDensity();
  const save = useSavePreferences();
  const path = usePath();
  const signOut = useSignOut();
  return [
    ...themes
      .filter((one) => one !== theme)
      .map((one) => ({
        id: `theme/${one}`,
        label: `${t('shell.theme')}: ${t(`shell.theme.${one}`)}`,
        keywords: [t('palette.words.theme')],
        icon: Contrast,
        run: () => save({ theme: one }),
      })),
    ...densities
      .filter((one) => one !== density)
      .map((one) => ({
        id: `density/${one}`,
        label: `${t('shell.density')}: ${t(`shell.density.${one}`)}`,
        keywords: [t('palette.words.density')],
        icon: Rows3,
        run: () => save({ density: one }),
      })),
    ...useLanguageCommands(),
    {
      id: 'keys',
      label: t('keys.title'),
      keywords: [t('palette.words.keys')],
      icon: Keyboard,
      shortcut: shortcutOf('help'),
      run: onKeys,
    },
    {
      id: 'profile',
      label: t('shell.profile'),
      keywords: [t('palette.words.profile')],
      icon: UserRound,
      href: path('/profile'),
    },
    {
      id: 'sign_out',
      label: t('shell.sign_out'),
      keywords: [t('palette.words.sign_out')],
      icon: LogOut,
      run: () => void signOut(),
    },
  ];
}

/** Languages are found by their own names in any interface language. */
function useLanguageCommands(): readonly Command[] {
  const t = useT();
  const current = useLanguage();
  const location = useLocation();
  const navigate = useNavigate();
  return useOfferedLanguages()
    .filter(({ code }) => code !== current)
    .map(({ code, name }) => ({
      id: `language/${code}`,
      label: `${t('shell.language')}: ${name}`,
      keywords: [code, t('palette.words.language')],
      icon: Languages,
      run: () => void navigate(inLanguage(code, location), { state: location.state }),
    }));
}
