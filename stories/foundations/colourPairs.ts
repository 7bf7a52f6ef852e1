import type { ThemeValue } from './Swatch.tsx';

/** Text colours and their backgrounds: at least 4.5:1 (WCAG 1.4.3). */
export const textPairs: readonly (readonly [text: ThemeValue, on: ThemeValue])[] = [
  ['text', 'page'],
  ['text', 'surface'],
  ['text', 'raised'],
  ['text', 'selected'],
  ['textSoft', 'surface'],
  ['textMuted', 'page'],
  ['textMuted', 'surface'],
  ['textMuted', 'raised'],
  ['textMuted', 'sunken'],
  ['textMuted', 'selected'],
  ['textMuted', 'pressed'],
  ['accent', 'page'],
  ['accent', 'surface'],
  ['onAccent', 'accentFill'],
  ['onAccent', 'accentFillHover'],
  ['danger', 'surface'],
  ['danger', 'raised'],
  ['danger', 'dangerSoft'],
  ['onDanger', 'dangerFill'],
  ['onDanger', 'dangerFillHover'],
  ['onSuccess', 'successFill'],
  ['success', 'surface'],
  ['success', 'successSoft'],
  ['info', 'infoSoft'],
  ['warning', 'warningSoft'],
  ['neutral', 'neutralSoft'],
  ['railText', 'rail'],
  ['railMuted', 'rail'],
  ['railActiveText', 'railActive'],
  ['railMuted', 'railActive'],
  ['onBar', 'bar'],
  ['onBarMuted', 'bar'],
];

/** Outlines, marks and focus rings and their backgrounds: at least 3:1 (WCAG 1.4.11). */
export const markPairs: readonly (readonly [mark: ThemeValue, on: ThemeValue])[] = [
  ['outline', 'surface'],
  ['outline', 'raised'],
  ['focus', 'page'],
  ['focus', 'surface'],
  ['focus', 'raised'],
  ['accentFill', 'surface'],
  ['danger', 'surface'],
  ['accentMark', 'railActive'],
];
