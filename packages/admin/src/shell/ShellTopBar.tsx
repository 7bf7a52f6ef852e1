import { Breadcrumbs } from '@rentyard/ui/Breadcrumbs';
import { TopBar } from '@rentyard/ui/TopBar';
import type { ReactNode } from 'react';
import { renderRouterLink } from '../services/i18n/renderRouterLink.tsx';
import { LanguageMenu } from './LanguageMenu.tsx';
import { ProfileMenu } from './ProfileMenu.tsx';
import { SearchButton } from './SearchButton.tsx';
import { ThemeMenu } from './ThemeMenu.tsx';
import { useCrumbs } from './useBreadcrumbs.ts';

interface PlaceBarProps {
  readonly onSearch: () => void;
}

/** The top bar: where one is, the way to everything else, and what is one's own (P-SHELL-2). */
export function PlaceBar({ onSearch }: PlaceBarProps): ReactNode {
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
      <Breadcrumbs items={useCrumbs()} renderLink={renderRouterLink} />
    </TopBar>
  );
}
