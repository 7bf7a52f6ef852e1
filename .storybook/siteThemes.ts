import { create, type ThemeVars } from 'storybook/theming/create';
import { colors } from '../packages/ui/src/theme/theme.ts';
import darkLogo from './logo-dark.svg';
import lightLogo from './logo-light.svg';

export type SiteTheme = 'light' | 'dark';

/** Storybook's own pages in the colours of the design system: the manager and the docs. */
export const siteThemes: Readonly<Record<SiteTheme, ThemeVars>> = {
  light: siteTheme('light', 0, lightLogo),
  dark: siteTheme('dark', 1, darkLogo),
};

function siteTheme(base: SiteTheme, mode: 0 | 1, brandImage: string): ThemeVars {
  const value = (name: keyof typeof colors) => colors[name][mode];
  return create({
    base,
    brandTitle: 'Rentyard UI',
    brandUrl: './',
    brandTarget: '_self',
    brandImage,
    fontBase: "'Inter Variable', Inter, system-ui, -apple-system, 'Segoe UI', sans-serif",
    fontCode: "'Roboto Mono', ui-monospace, monospace",
    colorPrimary: value('accent'),
    colorSecondary: value('accentFill'),
    appBg: value('page'),
    appContentBg: value('surface'),
    appPreviewBg: value('page'),
    appBorderColor: value('border'),
    appBorderRadius: 8,
    textColor: value('text'),
    textInverseColor: value('surface'),
    textMutedColor: value('textMuted'),
    barBg: value('surface'),
    barTextColor: value('textMuted'),
    barHoverColor: value('accent'),
    barSelectedColor: value('accent'),
    buttonBg: value('surface'),
    buttonBorder: value('border'),
    booleanBg: value('sunken'),
    booleanSelectedBg: value('surface'),
    inputBg: value('surface'),
    inputBorder: value('outline'),
    inputTextColor: value('text'),
    inputBorderRadius: 6,
  });
}

/** The colours that a value of the toolbar means on this device. */
export function siteThemeOf(name: unknown): SiteTheme {
  if (name === 'light' || name === 'dark') return name;
  return window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}
