/**
 * Raw values. Only `theme.ts` reads them: components use semantic colours, not shades. The Foundations stories check
 * the contrast of every text pair.
 */
export const steel = {
  0: '#ffffff',
  25: '#fafbfc',
  50: '#f5f7f9',
  100: '#eceff3',
  200: '#dde2e9',
  300: '#c4ccd6',
  400: '#98a3b1',
  500: '#647080',
  600: '#4d5966',
  700: '#38424d',
  800: '#232b34',
  850: '#1b222a',
  900: '#141a21',
  925: '#10151a',
  950: '#0b0f13',
} as const;

export const orange = {
  50: '#fff4ec',
  100: '#fde4d3',
  300: '#f5a878',
  400: '#f58a4b',
  500: '#f26a1b',
  600: '#c94f0a',
  700: '#a8420a',
  900: '#1a0d04',
} as const;

export const blue = { 50: '#e6effb', 300: '#8db8f5', 600: '#1f5fbf', 900: '#16273f' } as const;
export const green = {
  50: '#e2f4ea',
  300: '#7fd4a6',
  600: '#146c43',
  700: '#0f5535',
  900: '#12301f',
} as const;
export const red = {
  50: '#fbe9e7',
  300: '#f3a29b',
  600: '#b3261e',
  700: '#8f1d17',
  900: '#3a1815',
} as const;
export const amber = { 50: '#fdf1d8', 300: '#f0c766', 600: '#8a5a00', 900: '#33260a' } as const;
