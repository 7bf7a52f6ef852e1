/** A colour of the design tokens format 2025.10. Components are shares of 1; tools without them read `hex`. */
export interface ColorValue {
  readonly colorSpace: 'srgb';
  readonly components: readonly [red: number, green: number, blue: number];
  readonly alpha?: number;
  readonly hex: string;
}

export interface DimensionValue {
  readonly value: number;
  readonly unit: 'px' | 'rem';
}

export interface ShadowValue {
  readonly color: ColorValue;
  readonly offsetX: DimensionValue;
  readonly offsetY: DimensionValue;
  readonly blur: DimensionValue;
  readonly spread: DimensionValue;
}

interface Typed<Type extends string, Value> {
  readonly $type: Type;
  readonly $value: Value;
}

/** A token with its type, as the format names both. A text in braces refers to another token. */
export type Token =
  | Typed<'color', ColorValue | `{${string}}`>
  | Typed<'dimension', DimensionValue>
  | Typed<'duration', { readonly value: number; readonly unit: 'ms' | 's' }>
  | Typed<'cubicBezier', readonly number[]>
  | Typed<'fontFamily', readonly string[]>
  | Typed<'number', number>
  | Typed<'shadow', readonly ShadowValue[]>;

export type TokenGroup = Readonly<Record<string, Token>>;

/** The published file: palettes, colours of both themes, and values that are the same in all themes. */
export interface DesignTokens {
  readonly $description: string;
  readonly palette: Readonly<Record<string, TokenGroup>>;
  readonly light: TokenGroup;
  readonly dark: TokenGroup;
  readonly moreContrast: TokenGroup;
  readonly base: TokenGroup;
  readonly breakpoint: TokenGroup;
}
