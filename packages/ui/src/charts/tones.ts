import { theme } from '../theme/theme.ts';

/** The meaning of a line or a bar. The theme sets its colour. */
export type ChartTone = 'accent' | 'info' | 'success' | 'warning' | 'danger' | 'neutral';

export const toneColor: Readonly<Record<ChartTone, string>> = {
  accent: theme.accentMark,
  info: theme.info,
  success: theme.success,
  warning: theme.warning,
  danger: theme.danger,
  neutral: theme.outline,
};
