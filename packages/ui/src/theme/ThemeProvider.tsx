import { createContext, type ReactNode, useContext, useInsertionEffect } from 'react';
import { baseCss, type ThemeName, themeCss } from './theme.ts';

interface ThemeProviderProps {
  /** `system` follows the reader's device. */
  readonly theme?: ThemeName;
  readonly children: ReactNode;
}

const ThemeContext = createContext<ThemeName | null>(null);

const styleId = 'ry-theme';

/**
 * Gives colours, sizes and base type to everything below it by printing custom properties once and
 * marking the root element with the theme. Switching the theme changes one attribute and renders
 * no component again.
 */
export function ThemeProvider({ theme = 'system', children }: ThemeProviderProps): ReactNode {
  useInsertionEffect(() => {
    if (document.getElementById(styleId)) return;
    const style = document.createElement('style');
    style.id = styleId;
    style.textContent = themeCss + baseCss;
    document.head.prepend(style);
  }, []);
  useInsertionEffect(() => {
    document.documentElement.dataset.theme = theme;
  }, [theme]);
  return <ThemeContext.Provider value={theme}>{children}</ThemeContext.Provider>;
}

/** The theme in force. Throws outside a provider, because colours would be missing there. */
export function useThemeName(): ThemeName {
  const theme = useContext(ThemeContext);
  if (theme === null) {
    throw new Error(
      'ThemeProvider is missing above this component. Colours and sizes come from it. Wrap the app (or the story) in <ThemeProvider>.',
    );
  }
  return theme;
}
