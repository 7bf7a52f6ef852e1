import { theme } from '../theme/theme.ts';

/** What a line or a bar stands for; its colour follows the theme. */
export type ChartTone = 'accent' | 'info' | 'success' | 'warning' | 'danger' | 'neutral';

export const toneColor: Readonly<Record<ChartTone, string>> = {
  accent: theme.accentMark,
  info: theme.info,
  success: theme.success,
  warning: theme.warning,
  danger: theme.danger,
  neutral: theme.outline,
};
