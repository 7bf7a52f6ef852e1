import { AlertsProvider } from '@rentyard/ui/Alerts';
import { ConfirmProvider } from '@rentyard/ui/ConfirmProvider';
import { media, ThemeProvider, theme } from '@rentyard/ui/theme';
import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, type ReactNode, Suspense, useEffect, useState } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { styled } from 'styled-components';
import { siteThemeOf, siteThemes } from './siteThemes.ts';

interface Globals {
  readonly globals: { readonly theme?: unknown };
}

/** The container of every docs page: the theme of the toolbar, for Storybook's blocks and for components. */
export function SiteDocs({ context, children }: PropsWithChildren<DocsContainerProps>): ReactNode {
  const { channel } = context;
  const [chosen, setChosen] = useState<unknown>(() => globalsOf(channel)?.theme);
  useEffect(() => {
    const follow = ({ globals }: Globals) => setChosen(globals.theme);
    channel.on(GLOBALS_UPDATED, follow);
    return () => channel.off(GLOBALS_UPDATED, follow);
  }, [channel]);
  const name = siteThemeOf(chosen);
  return (
    <ThemeProvider theme={name}>
      <AlertsProvider>
        <ConfirmProvider>
          <Page>
            <Suspense>
              <DocsContainer context={context} theme={siteThemes[name]}>
                {children}
              </DocsContainer>
            </Suspense>
          </Page>
        </ConfirmProvider>
      </AlertsProvider>
    </ThemeProvider>
  );
}

/** The globals that the preview has announced last. */
function globalsOf(
  channel: DocsContainerProps['context']['channel'],
): Globals['globals'] | undefined {
  const last = channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS);
  return (last?.[0] as Globals | undefined)?.globals;
}

/** Spaces, lists and tables of docs pages. The resets of the design system apply there too. */
const Page = styled.div`
  .sbdocs-wrapper { background: ${theme.surface}; }
  .sbdocs-content { max-width: 960px; }
  .sbdocs-content h2:not(.sb-unstyled h2) { margin-top: ${theme.space10}; padding-bottom: ${theme.space2}; line-height: 1.3; }
  .sbdocs-content ol:not(.sb-unstyled, .sb-unstyled ol) { margin: ${theme.space3} 0; padding-inline-start: ${theme.space6}; list-style: decimal; }
  .sbdocs-content ul:not(.sb-unstyled, .sb-unstyled ul) { margin: ${theme.space3} 0; padding-inline-start: ${theme.space5}; list-style: disc; }
  .sbdocs-content li:not(.sb-unstyled li) { margin: ${theme.space1} 0; font-size: ${theme.textBase}; line-height: 22px; }
  .sbdocs-content table { overflow-wrap: anywhere; }
  .sbdocs-content tbody tr:nth-of-type(2n):not(.sb-unstyled tr) { background: ${theme.sunken}; }
  .sbdocs-content td:first-child, .sbdocs-content td:nth-child(3):not(:last-child) { white-space: nowrap; }
  ${media.phone} {
    .sbdocs-content table:not(.sb-unstyled table) { display: block; max-width: 100%; overflow-x: auto; }
    .sbdocs-content td:not(.sb-unstyled td) { min-width: 88px; overflow-wrap: normal; }
    .sbdocs-content td:last-child:not(.sb-unstyled td) { min-width: 180px; }
  }
  .sbdocs-content th { white-space: nowrap; }
  .sbdocs-content table p { margin: 0; }
  .sbdocs-content :is(p, li) > code:not(.sb-unstyled code) { white-space: normal; overflow-wrap: anywhere; }
  .sbdocs-content td code { white-space: normal; }
  .sbdocs-content [data-section='sentence'] { margin: 0 0 ${theme.space6}; font-size: ${theme.textLg}; line-height: 24px; }
`;
