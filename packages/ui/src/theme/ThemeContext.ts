import { createContext, useContext } from 'react';
import type { ThemeName } from './theme.ts';

export const ThemeContext = createContext<ThemeName | null>(null);

/**
 * The current theme.
 * @throws outside of a provider, because colours would be missing there.
 */
export function useThemeName(): ThemeName {
  const theme = useContext(ThemeContext);
  if (theme === null) {
    throw new Error(
      'ThemeProvider is missing above this component. It provides colours and sizes. Wrap the app (or the story) in <ThemeProvider>.',
    );
  }
  return theme;
}
