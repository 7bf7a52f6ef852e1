import { forwardRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { MenuIcon } from '../icons/frameIcons.ts';
import type { RootProps } from '../lib/rootProps.ts';
import { IconButton } from '../primitives/IconButton.tsx';
import { useUiStrings } from '../strings/UiStringsProvider.tsx';
import { breakpoints, media, theme } from '../theme/theme.ts';
import { useShell } from './shellContext.ts';

export interface TopBarProps extends RootProps {
  /** Left: breadcrumbs. */
  readonly children?: ReactNode;
  /** Right: search, language, theme, profile. */
  readonly actions?: ReactNode;
}

/** The bar above a page. On narrow screens it contains the button of the drawer. */
export const TopBar = forwardRef<HTMLElement, TopBarProps>(function TopBar(
  { children, actions, ...root },
  ref,
) {
  const t = useUiStrings();
  const { isDrawerOpen, setDrawerOpen } = useShell();
  return (
    <Bar {...root} ref={ref}>
      <Hamburger>
        <IconButton
          label={t('shell.menu')}
          icon={MenuIcon}
          size="large"
          aria-expanded={isDrawerOpen}
          onClick={() => setDrawerOpen(true)}
        />
      </Hamburger>
      <Location>{children}</Location>
      <Actions>{actions}</Actions>
    </Bar>
  );
});

/* Its content starts and ends where that of the page does. */
const Bar = styled.header`
  position: sticky;
  top: 0;
  z-index: ${theme.layerBar};
  display: flex;
  align-items: center;
  gap: ${theme.space3};
  min-height: ${theme.topBar};
  padding: 0 max(${theme.space6}, calc((100% - ${theme.contentMax}) / 2 + ${theme.space6}));
  background: ${theme.surface};
  border-bottom: 1px solid ${theme.border};

  ${media.phone} { padding: 0 ${theme.space2}; gap: ${theme.space1}; }
`;

const Hamburger = styled.div`
  margin-inline-start: calc(-1 * ${theme.space2});

  @media (min-width: ${breakpoints.tablet}px) { display: none; }
  ${media.phone} { margin: 0; }
`;

const Location = styled.div`
  flex: 1;
  min-width: 0;
`;

const Actions = styled.div`
  flex: none;
  display: flex;
  align-items: center;
  gap: ${theme.space2};

  ${media.phone} { gap: 0; }
`;
