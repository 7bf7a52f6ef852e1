import { type ReactNode, useInsertionEffect } from 'react';
import { PrintedThemeProvider, type ThemeProviderProps } from './PrintedThemeProvider.tsx';
import { baseCss, themeCss } from './theme.ts';

const styleId = 'ry-theme';

/**
 * Provides colours, sizes and base typography: prints custom properties once and sets the theme on the root element.
 * Switching the theme changes one attribute and renders no component again.
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
