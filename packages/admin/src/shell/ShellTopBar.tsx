import { Avatar } from '@rentyard/ui/Avatar';
import { Breadcrumbs, type Crumb } from '@rentyard/ui/Breadcrumbs';
import { Button } from '@rentyard/ui/Button';
import { IconButton } from '@rentyard/ui/IconButton';
import { Menu, type MenuItem } from '@rentyard/ui/Menu';
import { Popover } from '@rentyard/ui/Popover';
import { TopBar } from '@rentyard/ui/TopBar';
import { breakpoints, media, theme } from '@rentyard/ui/theme';
import { useMedia } from '@rentyard/ui/useMedia';
import Bell from 'lucide-react/icons/bell';
import Contrast from 'lucide-react/icons/contrast';
import LogOut from 'lucide-react/icons/log-out';
import Search from 'lucide-react/icons/search';
import UserRound from 'lucide-react/icons/user-round';
import type { ReactNode } from 'react';
import { Suspense } from 'react';
import { useMatches } from 'react-router';
import { styled } from 'styled-components';
import { useSignOut } from '../domain/sign-in/useSignOut.ts';
import { useOpenRecord } from '../records/navigation/openRecord.ts';
import type { ModuleDefinition, RouteHandle } from '../screens/ModuleDefinition.ts';
import { moduleHome } from '../screens/moduleHome.ts';
import { useCounters } from '../services/counters/useCounters.ts';
import { usePath } from '../services/i18n/LanguageContext.ts';
import { renderRouterLink } from '../services/i18n/renderRouterLink.tsx';
import { useT } from '../services/i18n/useT.ts';
import { shortcutOf } from '../services/keyboard/shortcuts.ts';
import { lazyComponent } from '../services/lazy/lazyComponent.ts';
import {
  useDensity,
  usePreferences,
  useSavePreferences,
} from '../services/session/usePreferences.ts';
import { useUser } from '../services/session/useSession.ts';
import { LanguageMenu } from './LanguageMenu.tsx';

interface ShellTopBarProps {
  readonly onSearch: () => void;
}

/** Leaves the width of one button to the title. */
const phone = `(max-width: ${breakpoints.phone - 0.02}px)`;

/**
 * The top bar: breadcrumbs, search, and the menus for language, theme and profile (P-SHELL-2). On
 * phones theme and density are part of the profile menu.
 */
export function ShellTopBar({ onSearch }: ShellTopBarProps): ReactNode {
  const isPhone = useMedia(phone);
  return (
    <TopBar
      actions={
        <>
          <SearchButton onOpen={onSearch} />
          <NotificationBell />
          <LanguageMenu />
          {!isPhone && <ThemeMenu />}
          <ProfileMenu isPhone={isPhone} />
        </>
      }
    >
      <PageBreadcrumbs />
    </TopBar>
  );
}

/** Renders at each navigation; the rest of the bar does not. */
function PageBreadcrumbs(): ReactNode {
  return <Breadcrumbs items={useBreadcrumbs()} renderLink={renderRouterLink} />;
}

const themes = ['light', 'dark', 'system'] as const;

const densities = ['comfortable', 'compact'] as const;

/** Menu for theme and density. */
function ThemeMenu(): ReactNode {
  const t = useT();
  const items = useThemeItems();
  const label = `${t('shell.theme')}, ${t('shell.density')}`;
  return (
    <Menu label={label} trigger={<IconButton icon={Contrast} label={label} />} items={items} />
  );
}

/** Stored in the user's account. */
function useThemeItems(): readonly (MenuItem | 'separator')[] {
  const t = useT();
  const { theme = 'system' } = usePreferences();
  const density = useDensity();
  const save = useSavePreferences();
  return [
    ...themes.map((one) => ({
      label: t(`shell.theme.${one}`),
      isChecked: one === theme,
      onPress: () => save({ theme: one }),
    })),
    'separator',
    ...densities.map((one) => ({
      label: t(`shell.density.${one}`),
      isChecked: one === density,
      onPress: () => save({ density: one }),
    })),
  ];
}

/** Opens the palette and shows its shortcut. Only an icon on narrow screens. */
function SearchButton({ onOpen }: { readonly onOpen: () => void }): ReactNode {
  const t = useT();
  return (
    <Opener
      icon={Search}
      shortcut={shortcutOf('palette')}
      aria-label={t('shell.search')}
      onClick={onOpen}
    >
      <span>{t('shell.search')}</span>
    </Opener>
  );
}

/** The user's menu: profile and sign-out; on phones theme and density, too. */
function ProfileMenu({ isPhone }: { readonly isPhone: boolean }): ReactNode {
  const t = useT();
  const themeItems = useThemeItems();
  const user = useUser();
  const path = usePath();
  const signOut = useSignOut();
  if (!user) return null;
  const name = `${user.first_name} ${user.last_name}`.trim() || user.email;
  return (
    <Menu
      label={t('shell.profile')}
      trigger={
        <Button variant="ghost" aria-label={`${t('shell.profile')}: ${name}`}>
          <Avatar name={name} />
        </Button>
      }
      renderLink={renderRouterLink}
      items={[
        { label: t('shell.profile'), icon: UserRound, href: path('/profile') },
        'separator',
        ...(isPhone ? [...themeItems, 'separator' as const] : []),
        { label: t('shell.sign_out'), icon: LogOut, onPress: () => void signOut() },
      ]}
    />
  );
}

type Handle = RouteHandle & { readonly module?: ModuleDefinition };

/** Breadcrumbs: group, module, and the crumb of the route. */
function useBreadcrumbs(): readonly Crumb[] {
  const t = useT();
  const path = usePath();
  const handles = useMatches().flatMap(({ handle }) => (handle ? [handle as Handle] : []));
  const { name } = useOpenRecord();
  return handles.flatMap(({ module, crumb }): Crumb[] => [
    ...(module
      ? [
          { label: t(`group.${module.group}`) },
          { label: t(module.title), href: path(moduleHome(module)) },
        ]
      : []),
    ...(crumb ? [{ label: name || t(crumb) }] : []),
  ]);
}

const Opener = styled(Button)`
  ${media.tablet} {
    > span, > kbd { display: none; }
  }
  ${media.phone} { border-color: transparent; }
`;

const NotificationList = lazyComponent(() =>
  import('./notifications/NotificationList.tsx').then((chunk) => chunk.NotificationList),
);

/** The bell of the top bar with the number of unread notifications. */
function NotificationBell(): ReactNode {
  const t = useT();
  const { notifications_unread: unread = 0 } = useCounters();
  const label =
    unread > 0 ? t('shell.notifications_unread', { count: unread }) : t('shell.notifications');
  return (
    <Slot data-count={unread > 99 ? '99+' : unread || undefined}>
      <Popover
        label={t('shell.notifications')}
        placement="bottom-end"
        trigger={<IconButton icon={Bell} label={label} />}
      >
        {(close) => (
          <Suspense>
            <NotificationList unread={unread} onClose={close} />
          </Suspense>
        )}
      </Popover>
    </Slot>
  );
}

const Slot = styled.span`
  position: relative;
  display: inline-flex;

  &[data-count]::after {
    content: attr(data-count);
    position: absolute;
    inset-inline-end: -2px;
    top: -2px;
    min-width: 16px;
    padding: 0 4px;
    border-radius: 8px;
    background: ${theme.danger};
    color: ${theme.surface};
    font-size: 11px;
    line-height: 16px;
    text-align: center;
    pointer-events: none;
  }
`;
