export { ThemeProvider, useThemeName } from '../theme/ThemeProvider.tsx';
export {
  baseCss,
  breakpoints,
  colors,
  media,
  type ThemeName,
  theme,
  themeCss,
} from '../theme/theme.ts';
