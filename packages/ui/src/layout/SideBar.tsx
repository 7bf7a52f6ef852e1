import type { ComponentProps, ReactNode } from 'react';
import { styled } from 'styled-components';
import { PanelLeftCloseIcon, PanelLeftOpenIcon } from '../icons/frameIcons.ts';
import { Icon } from '../lib/Icon.tsx';
import type { RenderLink } from '../lib/link.tsx';
import { onDemand } from '../lib/onDemand.tsx';
import { useMedia } from '../lib/useMedia.ts';
import { useUiStrings } from '../strings/UiStringsProvider.tsx';
import { breakpoints, media, theme } from '../theme/theme.ts';
import type { Drawer as DrawerType } from './Drawer.ts';
import { type SideBarGroup, SideBarGroups } from './SideBarGroups.tsx';
import { useShell } from './shellContext.ts';

const drawer = onDemand<ComponentProps<typeof DrawerType>>(
  () => import('./Drawer.ts').then((chunk) => chunk.Drawer),
  { isUrgent: true },
);

export interface SideBarProps {
  readonly logo: ReactNode;
  readonly groups: readonly SideBarGroup[];
  readonly isCollapsed?: boolean;
  readonly onToggle?: () => void;
  readonly renderLink?: RenderLink;
}

/**
 * The navigation at the left of the page. It collapses to icons. Between 640 and 1024 px it always shows icons; below
 * 640 px it is hidden and `TopBar` opens it as a drawer.
 */
export function SideBar(props: SideBarProps): ReactNode {
  const { logo, groups, onToggle, renderLink } = props;
  const t = useUiStrings();
  const { isDrawerOpen, setDrawerOpen, isFolded } = useShell();
  const isCollapsed = props.isCollapsed || isFolded;
  const isNarrow = useMedia(`(max-width: ${breakpoints.tablet - 1}px)`);
  const label = t(isCollapsed ? 'shell.expand' : 'shell.collapse');
  return (
    <>
      <Rail
        aria-label={t('shell.navigation')}
        data-rail={isCollapsed || isNarrow ? 'icons' : 'full'}
      >
        <Head>{logo}</Head>
        <SideBarGroups groups={groups} renderLink={renderLink} />
        {onToggle && !isNarrow && !isFolded && (
          <Toggle
            type="button"
            aria-expanded={!isCollapsed}
            aria-label={label}
            title={label}
            onClick={onToggle}
          >
            <Icon of={isCollapsed ? PanelLeftOpenIcon : PanelLeftCloseIcon} />
          </Toggle>
        )}
      </Rail>
      {isDrawerOpen && isNarrow && (
        <drawer.Component aria-label={t('shell.navigation')} onClose={() => setDrawerOpen(false)}>
          <Head>{logo}</Head>
          <SideBarGroups
            groups={groups}
            renderLink={renderLink}
            onFollow={() => setDrawerOpen(false)}
          />
        </drawer.Component>
      )}
    </>
  );
}

/* Above the page. Below it, every positioned field of a form would be a layer of the compositor, and updated by each key. */
const Rail = styled.nav`
  position: sticky;
  z-index: ${theme.layerSticky};
  top: 0;
  display: flex;
  flex-direction: column;
  height: 100dvh;
  min-width: 0;
  padding: 0 ${theme.space2};
  background: ${theme.rail};
  color: ${theme.railText};

  ${media.phone} { display: none; }
`;

const Head = styled.div`
  flex: none;
  display: flex;
  align-items: center;
  height: ${theme.topBar};
  padding: 0 11px;
  overflow: hidden;
  color: ${theme.railActiveText};
`;

const Toggle = styled.button`
  flex: none;
  display: grid;
  place-items: center;
  width: 40px;
  height: 40px;
  margin: ${theme.space1} 0;
  border: 0;
  border-radius: ${theme.radius};
  background: none;
  color: ${theme.railMuted};
  cursor: pointer;

  &:hover { background: ${theme.railActive}; color: ${theme.railActiveText}; }
  &:focus-visible { outline-offset: -2px; }
`;
