import { type ReactNode, useInsertionEffect } from 'react';
import { PrintedThemeProvider, type ThemeProviderProps } from './PrintedThemeProvider.tsx';
import { baseCss, themeCss } from './theme.ts';

const styleId = 'ry-theme';

/**
 * Gives colours, sizes and base type to everything below it by printing custom properties once and
 * marking the root element with the theme. Switching the theme changes one attribute and renders
 * no component again.
 */
export function ThemeProvider(props: ThemeProviderProps): ReactNode {
  useInsertionEffect(() => {
    if (document.getElementById(styleId)) return;
    const style = document.createElement('style');
    style.id = styleId;
    style.textContent = themeCss + baseCss;
    document.head.prepend(style);
  }, []);
  return <PrintedThemeProvider {...props} />;
}
