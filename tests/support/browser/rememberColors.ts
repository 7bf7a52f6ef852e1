interface Channels {
  r: number;
  g: number;
  b: number;
  alpha: number;
}

interface AxeColor extends Channels {
  parseString(this: AxeColor, text: string): AxeColor;
}

/**
 * Makes axe parse each colour once: a page has a few dozen, and axe parses them for every element again, a quarter
 * of the time of its contrast rule. Uses nothing outside, because it also runs in pages from its source.
 */
export function rememberColors(axe: object): void {
  const { commons } = axe as { commons: { color: { Color: { prototype: AxeColor } } } };
  const { prototype } = commons.color.Color;
  const { parseString } = prototype;
  const parsed = new Map<string, Channels>();
  prototype.parseString = function (text) {
    const known = parsed.get(text);
    if (known) return Object.assign(this, known);
    parseString.call(this, text);
    const { r, g, b, alpha } = this;
    parsed.set(text, { r, g, b, alpha });
    return this;
  };
}
