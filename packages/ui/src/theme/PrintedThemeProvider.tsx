import { type ReactNode, useInsertionEffect } from 'react';
import { ThemeContext } from './ThemeContext.ts';
import type { ThemeName } from './theme.ts';

export interface ThemeProviderProps {
  /** `system` follows the reader's device. */
  readonly theme?: ThemeName;
  readonly children: ReactNode;
}

/**
 * `ThemeProvider` for a page whose HTML holds `themeCss` and `baseCss` already: marks the root element
 * with the theme, and spares scripts the rules.
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
