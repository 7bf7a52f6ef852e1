import {
  breakpoints,
  colors,
  cssName,
  fixed,
  moreContrast,
} from '../../packages/ui/src/theme/theme.ts';
import * as palettes from '../../packages/ui/src/theme/tokens.ts';
import type { ColorValue, DesignTokens, Token } from './tokenTypes.ts';

/** The theme in the design tokens format 2025.10 (designtokens.org), which Figma and other tools import. */
export function designTokens(): DesignTokens {
  return {
    $description:
      'Tokens of @rentyard/ui. Colours of the groups light and dark have the same names.',
    palette: mapped({ ...palettes }, (shades) => mapped({ ...shades }, literalColor)),
    light: mapped(colors, ([light]) => themeColor(light)),
    dark: mapped(colors, ([, dark]) => themeColor(dark)),
    moreContrast: mapped(moreContrast, (value) => {
      const name = Object.keys(colors).find((one) => value === `var(${cssName(one)})`);
      return name ? { $type: 'color', $value: `{light.${name}}` } : themeColor(value);
    }),
    base: mapped(fixed, fixedToken),
    breakpoint: mapped(breakpoints, (value) => ({
      $type: 'dimension',
      $value: { value, unit: 'px' },
    })),
  };
}

function mapped<Value, Result>(
  values: Readonly<Record<string, Value>>,
  change: (value: Value) => Result,
): Readonly<Record<string, Result>> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, change(value)]));
}

/** A shade of a palette by its colour. */
const shades: ReadonlyMap<string, string> = new Map(
  Object.entries(palettes).flatMap(([palette, values]) =>
    Object.entries(values).map(([shade, color]) => [color, `palette.${palette}.${shade}`] as const),
  ),
);

/** A reference to the palette where the colour is one of its shades. */
function themeColor(css: string): Token {
  const shade = shades.get(css);
  return shade ? { $type: 'color', $value: `{${shade}}` } : literalColor(css);
}

function literalColor(css: string): Token {
  return { $type: 'color', $value: colorValue(css) };
}

function colorValue(css: string): ColorValue {
  const [, red = 0, green = 0, blue = 0, alpha] = channelsOf(css).map(Number);
  const share = (channel: number) => Number((channel / 255).toFixed(4));
  const hex = [red, green, blue].map((channel) => channel.toString(16).padStart(2, '0')).join('');
  return {
    colorSpace: 'srgb',
    components: [share(red), share(green), share(blue)],
    ...(alpha !== undefined && { alpha }),
    hex: `#${hex}`,
  };
}

function channelsOf(css: string): readonly (string | number)[] {
  const hex = /^#(..)(..)(..)$/.exec(css);
  if (hex) return hex.map((pair, index) => (index === 0 ? pair : Number.parseInt(pair, 16)));
  const rgb = /^rgb\((\d+) (\d+) (\d+)(?: \/ ([\d.]+))?\)$/.exec(css);
  if (!rgb) throw new Error(`${css} is neither a hexadecimal colour nor rgb(r g b / a).`);
  return rgb.filter((part) => part !== undefined);
}

function fixedToken(css: string): Token {
  const [, amount, unit] = /^(\d+)(px|ms)$/.exec(css) ?? [];
  const value = Number(amount);
  if (unit === 'px') return { $type: 'dimension', $value: { value, unit } };
  if (unit === 'ms') return { $type: 'duration', $value: { value, unit } };
  if (/^\d+$/.test(css)) return { $type: 'number', $value: Number(css) };
  const [, points] = /^cubic-bezier\((.+)\)$/.exec(css) ?? [];
  if (points) return { $type: 'cubicBezier', $value: points.split(', ').map(Number) };
  if (css.includes('rgb(')) return { $type: 'shadow', $value: css.split(/,\s*(?=\d)/).map(shadow) };
  return { $type: 'fontFamily', $value: css.split(', ').map((name) => name.replaceAll("'", '')) };
}

function shadow(css: string) {
  const [lengths = '', color = ''] = css.split(/ (?=rgb)/);
  const [offsetX = 0, offsetY = 0, blur = 0, spread = 0] = lengths
    .split(' ')
    .map((length) => Number.parseFloat(length));
  const px = (value: number) => ({ value, unit: 'px' as const });
  return {
    color: colorValue(color),
    offsetX: px(offsetX),
    offsetY: px(offsetY),
    blur: px(blur),
    spread: px(spread),
  };
}
