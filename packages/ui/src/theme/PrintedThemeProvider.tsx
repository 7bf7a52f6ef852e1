import { type ReactNode, useInsertionEffect } from 'react';
import { ThemeContext } from './ThemeContext.ts';
import type { ThemeName } from './theme.ts';

export interface ThemeProviderProps {
  /** `system` follows the user's device. */
  readonly theme?: ThemeName;
  readonly children: ReactNode;
}

/**
 * `ThemeProvider` for a page whose HTML already contains `themeCss` and `baseCss`. It only sets the theme on the root
 * element, so the scripts do not include the CSS.
 */
export function PrintedThemeProvider({
  theme = 'system',
  children,
}: ThemeProviderProps): ReactNode {
  useInsertionEffect(() => {
    document.documentElement.dataset.theme = theme;
  }, [theme]);
  return <ThemeContext.Provider value={theme}>{children}</ThemeContext.Provider>;
}
