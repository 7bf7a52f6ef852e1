import { colors, theme } from '@rentyard/ui/theme';
import type { CSSProperties, PropsWithChildren, ReactNode } from 'react';
import { styled } from 'styled-components';
import type { SiteTheme } from '../siteThemes.ts';

/** Shows components in one theme, whatever the theme of the page. */
export function ThemeSample({
  name,
  children,
}: PropsWithChildren<{ readonly name: SiteTheme }>): ReactNode {
  return (
    <Sample data-sample-theme={name} style={propertiesOf[name]}>
      {children}
    </Sample>
  );
}

const propertiesOf = { light: readProperties('light', 0), dark: readProperties('dark', 1) };

/** The custom properties of a theme as an inline style. */
function readProperties(name: SiteTheme, mode: 0 | 1): CSSProperties {
  const properties = (Object.keys(colors) as (keyof typeof colors)[]).map((color) => [
    theme[color].slice('var('.length, -1),
    colors[color][mode],
  ]);
  return { colorScheme: name, ...Object.fromEntries(properties) } as CSSProperties;
}

const Sample = styled.div`
  min-width: 0;
  padding: ${theme.space4};
  overflow: auto;
  color: ${theme.text};
  background: ${theme.surface};
  border: 1px solid ${theme.border};
  border-radius: ${theme.radiusLarge};
`;
