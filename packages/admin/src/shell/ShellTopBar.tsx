import { Breadcrumbs } from '@rentyard/ui/Breadcrumbs';
import { TopBar } from '@rentyard/ui/TopBar';
import type { ReactNode } from 'react';
import { renderRouterLink } from '../services/i18n/renderRouterLink.tsx';
import { LanguageMenu } from './LanguageMenu.tsx';
import { ProfileMenu } from './ProfileMenu.tsx';
import { SearchButton } from './SearchButton.tsx';
import { ThemeMenu } from './ThemeMenu.tsx';
import { useBreadcrumbs } from './useBreadcrumbs.ts';

interface ShellTopBarProps {
  readonly onSearch: () => void;
}

/** The top bar: where one is, the way to everything else, and what is one's own (P-SHELL-2). */
export function ShellTopBar({ onSearch }: ShellTopBarProps): ReactNode {
  return (
    <TopBar
      actions={
        <>
          <SearchButton onOpen={onSearch} />
          <LanguageMenu />
          <ThemeMenu />
          <ProfileMenu />
        </>
      }
    >
      <Breadcrumbs items={useBreadcrumbs()} renderLink={renderRouterLink} />
    </TopBar>
  );
}
