import { Button } from '@rentyard/ui/Button';
import { Menu } from '@rentyard/ui/Menu';
import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useLanguage } from '../services/i18n/LanguageContext.ts';
import { inLanguage } from '../services/i18n/language.ts';
import { useT } from '../services/i18n/useT.ts';
import { useOfferedLanguages } from '../services/session/initApi.ts';

/**
 * Changes the language of the page and keeps the rest of the address and typed values (P-BOOT-2).
 */
export function LanguageMenu(): ReactNode {
  const t = useT();
  const current = useLanguage();
  const offered = useOfferedLanguages();
  const navigate = useNavigate();
  const location = useLocation();
  return (
    <Menu
      label={t('shell.language')}
      trigger={
        <Button variant="ghost" aria-label={`${t('shell.language')}: ${current.toUpperCase()}`}>
          {current.toUpperCase()}
        </Button>
      }
      items={offered.map(({ code, name }) => ({
        label: name,
        isChecked: code === current,
        onPress: () => void navigate(inLanguage(code, location), { state: location.state }),
      }))}
    />
  );
}
