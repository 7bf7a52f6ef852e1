import { colors } from '../../packages/ui/src/theme/theme.ts';
import { markPairs, textPairs } from '../../stories/foundations/colourPairs.ts';
import { contrast } from '../../stories/foundations/contrast.ts';
import { designTokens } from './designTokens.ts';
import type { DesignTokens, Token } from './tokenTypes.ts';

interface MeasuredPair {
  readonly color: string;
  readonly background: string;
  /** 4.5 for texts, 3 for outlines and marks (WCAG 2.2 AA). */
  readonly minimum: 4.5 | 3;
  readonly light: number;
  readonly dark: number;
}

/** Every pair of colours that components use, with its contrast in both themes. */
export function measuredPairs(): readonly MeasuredPair[] {
  const tokens = designTokens();
  const measured = ([color, background]: readonly [string, string], minimum: 4.5 | 3) => ({
    color,
    background,
    minimum,
    light: contrast(rgbOf(tokens, 'light', color), rgbOf(tokens, 'light', background)),
    dark: contrast(rgbOf(tokens, 'dark', color), rgbOf(tokens, 'dark', background)),
  });
  return [
    ...textPairs.map((pair) => measured(pair, 4.5)),
    ...markPairs.map((pair) => measured(pair, 3)),
  ];
}

/** Theme colours that are named like texts and have no pair, so that nothing measures them. */
export function unmeasuredTexts(): readonly string[] {
  const measured = new Set(textPairs.map(([text]) => text as string));
  return Object.keys(colors).filter(
    (name) => /^(text|on[A-Z]|rail.*Text$|railMuted)/.test(name) && !measured.has(name),
  );
}

/** The page `docs/contrast.md`. */
export function contrastReport(): string {
  const rows = measuredPairs().map(
    ({ color, background, minimum, light, dark }) =>
      `| ${color} | ${background} | ${minimum} | ${light.toFixed(2)} | ${dark.toFixed(2)} |`,
  );
  return `# Contrast of the theme

Written by \`npm run tokens:update\`. Contrast by WCAG 2.2: texts need 4.5:1, outlines, marks and focus rings 3:1 (AA). The tests fail when a pair has less. An override of the theme must keep these minimums.

| colour | on | minimum | light | dark |
|---|---|---:|---:|---:|
${rows.join('\n')}
`;
}

function rgbOf(tokens: DesignTokens, theme: 'light' | 'dark', name: string): string {
  const token = tokens[theme][name];
  if (token?.$type !== 'color') throw new Error(`${name} is not a colour.`);
  const value = typeof token.$value === 'string' ? shadeOf(tokens, token.$value) : token.$value;
  return `rgb(${value.components.map((share) => Math.round(share * 255)).join(', ')})`;
}

function shadeOf(tokens: DesignTokens, reference: string) {
  const [, palette = '', shade = ''] = reference.slice(1, -1).split('.');
  const token: Token | undefined = tokens.palette[palette]?.[shade];
  if (token?.$type !== 'color' || typeof token.$value === 'string') {
    throw new Error(`${reference} is not a colour of a palette.`);
  }
  return token.$value;
}
