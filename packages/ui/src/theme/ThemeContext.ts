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

/** The bundler of the application replaces `process.env.NODE_ENV`, as it does in React. */
declare const process: { readonly env: { readonly NODE_ENV?: string } };

const reported = new Set<string>();

/**
 * Reports in development that a component has no provider above it: it would be rendered without colours and sizes.
 * The message appears once per component.
 */
export function useThemeCheck(component: string): void {
  const isMissing = useContext(ThemeContext) === null;
  if (process.env.NODE_ENV === 'production' || !isMissing || reported.has(component)) return;
  reported.add(component);
  console.error(
    `ThemeProvider is missing above <${component}>. It provides colours and sizes. Wrap the app (or the story) in <ThemeProvider>.`,
  );
}
