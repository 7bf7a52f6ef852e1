import { type ReactNode, useEffect, useInsertionEffect } from 'react';
import { ShadowRootContext } from './ShadowRootContext.ts';
import { ThemeContext } from './ThemeContext.ts';
import type { ThemeName } from './theme.ts';

export interface PrintedThemeProviderProps {
  /** `system` follows the user's device. */
  readonly theme?: ThemeName;
  /** The open shadow root that contains the components. Its host has the theme instead of the page. */
  readonly root?: ShadowRoot | undefined;
  readonly children: ReactNode;
}

/**
 * `ThemeProvider` for a page whose HTML already contains `themeCss` and `baseCss`. It sets the theme on the root
 * element and restores the focus when the focused element disappears. The scripts do not include the CSS.
 */
export function PrintedThemeProvider({
  theme = 'system',
  root,
  children,
}: PrintedThemeProviderProps): ReactNode {
  useInsertionEffect(() => {
    const element = root ? root.host : document.documentElement;
    element.setAttribute('data-theme', theme);
  }, [theme, root]);
  useEffect(restoreFocusOnceUsed, []);
  return (
    <ThemeContext.Provider value={theme}>
      <ShadowRootContext.Provider value={root}>{children}</ShadowRootContext.Provider>
    </ThemeContext.Provider>
  );
}

/** Loads the code once, at the first key or press, because the first paint does not need it. */
function restoreFocusOnceUsed(): () => void {
  const waiting = new AbortController();
  let isStopped = false;
  let stop = () => {};
  const start = async () => {
    const { restoreFocus } = await import('../lib/restoreFocus.ts');
    if (!isStopped) stop = restoreFocus();
  };
  const load = () => {
    // A user who types and presses would start it twice, and only the second start could be stopped.
    waiting.abort();
    void start().catch(() => undefined);
  };
  const options = { capture: true, signal: waiting.signal };
  document.addEventListener('keydown', load, options);
  document.addEventListener('pointerdown', load, options);
  return () => {
    waiting.abort();
    isStopped = true;
    stop();
  };
}
