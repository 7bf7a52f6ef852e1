import { Breadcrumbs } from '@rentyard/ui/Breadcrumbs';
import { TopBar } from '@rentyard/ui/TopBar';
import type { ReactNode } from 'react';
import { renderRouterLink } from '../i18n/renderRouterLink.tsx';
import { LanguageMenu } from './LanguageMenu.tsx';
import { ProfileMenu } from './ProfileMenu.tsx';
import { ThemeMenu } from './ThemeMenu.tsx';
import { useCrumbs } from './useCrumbs.ts';

/** The top bar: where one is, and what is one's own (P-SHELL-2). */
export function PlaceBar(): ReactNode {
  return (
    <TopBar
      actions={
        <>
          <LanguageMenu />
          <ThemeMenu />
          <ProfileMenu />
        </>
      }
    >
      <Breadcrumbs items={useCrumbs()} renderLink={renderRouterLink} />
    </TopBar>
  );
}
