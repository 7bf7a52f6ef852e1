import { type ReactNode, useInsertionEffect } from 'react';
import { StyleSheetManager } from 'styled-components';
import { PrintedThemeProvider, type PrintedThemeProviderProps } from './PrintedThemeProvider.tsx';
import { baseCss, themeCss } from './theme.ts';

export interface ThemeProviderProps extends PrintedThemeProviderProps {
  /** The nonce of the page's content security policy, for all styles of the package. */
  readonly nonce?: string | undefined;
  /** The open shadow root that contains the components. Their styles are printed there instead of into the page. */
  readonly root?: ShadowRoot | undefined;
}

const styleId = 'ry-theme';

/**
 * Provides colours, sizes and base typography: prints custom properties once and sets the theme on the root element.
 * Switching the theme changes one attribute and renders no component again.
 */
export function ThemeProvider({ nonce, root, children, ...rest }: ThemeProviderProps): ReactNode {
  useInsertionEffect(() => {
    const target = root ?? document;
    if (target.getElementById(styleId)) return;
    const style = document.createElement('style');
    style.id = styleId;
    if (nonce) style.nonce = nonce;
    style.textContent = root ? hostCss() : themeCss + baseCss;
    (root ?? document.head).prepend(style);
  }, [nonce, root]);
  return (
    <PrintedThemeProvider root={root} {...rest}>
      {nonce || root ? (
        <StyleSheetManager nonce={nonce} target={root}>
          {children}
        </StyleSheetManager>
      ) : (
        children
      )}
    </PrintedThemeProvider>
  );
}

/** The CSS of a shadow root, whose host is its root element. */
function hostCss(): string {
  return `${themeCss
    .replaceAll(':root:root', ':host')
    .replace(/:root(\[[^\]]+\])/g, ':host($1)')
    .replaceAll(':root', ':host')}
:host(:dir(rtl)){--ry-inline:-1}
${baseCss.replace('body{margin:0;', ':host{')}`;
}
