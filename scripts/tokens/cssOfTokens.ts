import { cssName } from '../../packages/ui/src/theme/theme.ts';
import type { ColorValue, DesignTokens, DimensionValue, Token, TokenGroup } from './tokenTypes.ts';

/** The custom properties of the tokens, as a style sheet that equals `themeCss` of the package. */
export function cssOfTokens(tokens: DesignTokens): string {
  const lines = (group: TokenGroup) =>
    Object.entries(group)
      .map(([name, token]) => `${cssName(name)}:${cssValue(token, tokens)};`)
      .join('');
  const dark = `color-scheme:dark;${lines(tokens.dark)}`;
  return `:root{color-scheme:light;${lines(tokens.base)}${lines(tokens.light)}}
:root[data-theme="dark"]{${dark}}
@media (prefers-color-scheme:dark){:root[data-theme="system"]{${dark}}}
@media (prefers-contrast:more){:root:root{${lines(tokens.moreContrast)}}}`;
}

function cssValue(token: Token, tokens: DesignTokens): string {
  switch (token.$type) {
    case 'color':
      return typeof token.$value === 'string'
        ? referenced(token.$value, tokens)
        : color(token.$value);
    case 'dimension':
      return length(token.$value);
    case 'duration':
      return `${token.$value.value}${token.$value.unit}`;
    case 'number':
      return String(token.$value);
    case 'cubicBezier':
      return `cubic-bezier(${token.$value.join(', ')})`;
    case 'fontFamily':
      return token.$value.map((name) => (name.includes(' ') ? `'${name}'` : name)).join(', ');
    case 'shadow':
      return token.$value
        .map(({ offsetX, offsetY, blur, spread, color: shade }) => {
          const lengths = [offsetX, offsetY, blur, ...(spread.value === 0 ? [] : [spread])];
          return `${lengths.map(length).join(' ')} ${color(shade)}`;
        })
        .join(', ');
  }
}

/** A colour of the palette is copied; a colour of the theme stays a reference, because themes replace it. */
function referenced(reference: string, tokens: DesignTokens): string {
  const [group = '', name = '', shade = ''] = reference.slice(1, -1).split('.');
  if (group !== 'palette') return `var(${cssName(name)})`;
  const token = tokens.palette[name]?.[shade];
  if (!token) throw new Error(`${reference} refers to no token.`);
  return cssValue(token, tokens);
}

function color({ components, alpha, hex }: ColorValue): string {
  if (alpha === undefined) return hex;
  return `rgb(${components.map((share) => Math.round(share * 255)).join(' ')} / ${alpha})`;
}

function length({ value, unit }: DimensionValue): string {
  return value === 0 ? '0' : `${value}${unit}`;
}
