export { Density, type DensityProps } from '../theme/Density.tsx';
export { PrintedThemeProvider } from '../theme/PrintedThemeProvider.tsx';
export { useThemeName } from '../theme/ThemeContext.ts';
export { ThemeProvider } from '../theme/ThemeProvider.tsx';
export {
  baseCss,
  breakpoints,
  colors,
  media,
  type ThemeName,
  theme,
  themeCss,
} from '../theme/theme.ts';
