import { useThemeName } from '@rentyard/ui/theme';
import { type SiteTheme, siteThemeOf } from '../siteThemes.ts';

/** The theme of the page. */
export function useSiteTheme(): SiteTheme {
  return siteThemeOf(useThemeName());
}
