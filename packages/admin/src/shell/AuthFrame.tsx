import { AuthLayout } from '@rentyard/ui/AuthLayout';
import { Logo } from '@rentyard/ui/Logo';
import type { ReactNode } from 'react';
import { Outlet } from 'react-router';
import { useT } from '../services/i18n/useT.ts';
import { ConnectionStatus } from './ConnectionStatus.tsx';
import { LanguageMenu } from './LanguageMenu.tsx';
import { PageOrError } from './PageOrError.tsx';

/** The frame of pages for signed-out users. */
export function AuthFrame(): ReactNode {
  const t = useT();
  return (
    <AuthLayout
      logo={<Logo name="Rentyard" />}
      actions={<LanguageMenu />}
      tagline={t('shell.tagline')}
    >
      <ConnectionStatus />
      <PageOrError>
        <Outlet />
      </PageOrError>
    </AuthLayout>
  );
}
