import { type ComponentPropsWithRef, type ReactNode, useMemo, useState } from 'react';
import { styled } from 'styled-components';
import { useUiStrings } from '../strings/UiStringsProvider.tsx';
import { media, theme } from '../theme/theme.ts';
import { ShellContext } from './shellContext.ts';

export interface AppShellProps {
  readonly sideBar: ReactNode;
  readonly topBar: ReactNode;
  readonly children: ReactNode;
  readonly isCollapsed?: boolean;
  /** Shown above everything, in the document flow: a connection bar. */
  readonly banner?: ReactNode;
}

/** The frame of a signed-in page: side bar on the left, top bar, the page as `main`. */
export function AppShell({
  sideBar,
  topBar,
  children,
  isCollapsed,
  banner,
}: AppShellProps): ReactNode {
  const t = useUiStrings();
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const [isFolded, setFolded] = useState(false);
  const shell = useMemo(
    () => ({ isDrawerOpen, setDrawerOpen, isFolded, setFolded }),
    [isDrawerOpen, isFolded],
  );
  return (
    <ShellContext.Provider value={shell}>
      <SkipLink href="#main">{t('shell.skip')}</SkipLink>
      <Grid data-collapsed={isCollapsed || isFolded || undefined}>
        {sideBar}
        <Column>
          {banner}
          {topBar}
          <Main id="main" tabIndex={-1}>
            <Content>{children}</Content>
          </Main>
        </Column>
      </Grid>
    </ShellContext.Provider>
  );
}

/*
 * --ry-main-start is the right edge of the side bar, for fixed bars of the page. --ry-bar-edge is the distance from
 * there to the content, so that the bars begin where it begins.
 */
const Grid = styled.div`
  --ry-main-start: ${theme.sideBar};
  --ry-bar-edge: max(${theme.space6}, calc((100% - var(--ry-main-start) - ${theme.contentMax}) / 2 + ${theme.space6}));
  display: grid;
  grid-template-columns: var(--ry-main-start) minmax(0, 1fr);
  min-height: 100dvh;

  &[data-collapsed] { --ry-main-start: ${theme.sideBarCollapsed}; }
  ${media.tablet} { --ry-main-start: ${theme.sideBarCollapsed}; }
  ${media.phone} {
    &, &[data-collapsed] {
      --ry-main-start: 0px;
      grid-template-columns: minmax(0, 1fr);
    }
  }
  /* On paper there is only the page. */
  @media print {
    display: block;
    > nav, > div > header { display: none; }
  }
`;

const Column = styled.div`
  display: flex;
  flex-direction: column;
  min-width: 0;
`;

const Main = styled.main`
  flex: 1;
  display: flex;
  flex-direction: column;
  min-width: 0;

  &:focus { outline: none; }
`;

const Content = styled.div`
  flex: 1;
  display: flex;
  flex-direction: column;
  width: 100%;
  max-width: ${theme.contentMax};
  margin: 0 auto;
  padding: ${theme.space5} ${theme.space6};

  &:has([data-save-bar]) { padding-bottom: 80px; }
  ${media.phone} {
    padding: ${theme.space4} ${theme.space3};
    &:has([data-save-bar]) { padding-bottom: 120px; }
    &:has([data-sticky]) { padding-bottom: 84px; }
  }
`;

/** A link that is visible only while it has the focus. It leads past what comes before the content. */
export const SkipLink = styled.a`
  position: fixed;
  inset-block: ${theme.space2} auto;
  inset-inline: ${theme.space2} auto;
  z-index: ${theme.layerAlert};
  padding: ${theme.space2} ${theme.space4};
  border-radius: ${theme.radius};
  background: ${theme.raised};
  color: ${theme.text};
  box-shadow: ${theme.shadowFloat};

  &:not(:focus) { clip-path: inset(50%); pointer-events: none; }
`;

export type SkipLinkProps = ComponentPropsWithRef<typeof SkipLink>;
