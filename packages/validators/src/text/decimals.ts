/**
 * Normalises a typed number: removes spaces and group separators and converts a decimal comma. Null if it is not a
 * number. It never rounds, so that the form's rules can reject too many digits. `tag` is the language that a lone
 * separator before three digits is read in: `1,234` is a thousand in English and a fraction in Polish.
 */
export function plainDecimal(text: string, tag: string): string | null {
  const bare = text.replace(/[\s\u00a0\u202f'’]/g, '');
  const [, minus = '', number = ''] = /^([-−]?)(.*)$/.exec(bare) ?? [];
  const sign = decimalSignOf(number, tag);
  const at = sign === undefined ? -1 : number.lastIndexOf(sign);
  const whole = at < 0 ? number : number.slice(0, at);
  if (!/^(?:\d*|\d{1,3}(?:,\d{3})+|\d{1,3}(?:\.\d{3})+)$/.test(whole)) return null;
  const digits = whole.replace(/[.,]/g, '');
  const plain = at < 0 ? digits : `${digits || '0'}.${number.slice(at + 1)}`;
  return /^\d+(\.\d+)?$/.test(plain) ? `${minus && '-'}${plain}` : null;
}

/** The sign before the fraction; undefined if the number has none. */
function decimalSignOf(number: string, tag: string): '.' | ',' | undefined {
  const signs = number.replace(/[^.,]/g, '');
  const last = signs.at(-1) as '.' | ',' | undefined;
  if (!last) return undefined;
  if (signs.length > 1) return signs.indexOf(last) === signs.length - 1 ? last : undefined;
  const isGroup = last === separatorsOf(tag).group && isLikeThousands(number);
  return isGroup ? undefined : last;
}

/** One to three digits, a separator and three digits. */
function isLikeThousands(number: string): boolean {
  return /^[1-9]\d{0,2}[.,]\d{3}$/.test(number);
}

/**
 * Whether the text is a thousand to some readers and a fraction to others: its only separator is followed by three
 * digits and has no meaning in the language. `1.234` is ambiguous in Polish, which writes `1 234` and `1,234`.
 */
export function isAmbiguousDecimal(text: string, tag: string): boolean {
  const number = text.replace(/[\s\u00a0\u202f'’]/g, '').replace(/^[-−]/, '');
  if (!isLikeThousands(number)) return false;
  const { decimal, group } = separatorsOf(tag);
  return !number.includes(decimal) && !number.includes(group);
}

export interface DecimalFormat {
  readonly tag: string;
  /** `auto` groups as the language does; `min2` leaves four digits together, as in years. */
  readonly grouping: 'auto' | 'min2' | 'none';
}

/** A plain decimal in the notation of a language. Keeps every digit. Other text is returned unchanged. */
export function localDecimal(plain: string, { tag, grouping }: DecimalFormat): string {
  const [, minus = '', whole, fraction] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(plain) ?? [];
  if (whole === undefined) return plain;
  const grouped = new Intl.NumberFormat(tag, {
    useGrouping: grouping === 'none' ? false : grouping,
  }).format(BigInt(whole));
  return `${minus}${grouped}${fraction === undefined ? '' : `${separatorsOf(tag).decimal}${fraction}`}`;
}

interface Separators {
  readonly decimal: string;
  readonly group: string;
}

const separators = new Map<string, Separators>();

function separatorsOf(tag: string): Separators {
  const known = separators.get(tag) ?? readSeparators(tag);
  separators.set(tag, known);
  return known;
}

function readSeparators(tag: string): Separators {
  const parts = new Intl.NumberFormat(tag).formatToParts(1_234_567.5);
  const textOf = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  return { decimal: textOf('decimal') || '.', group: textOf('group') };
}

/** Whether the text is a decimal in digits with a point: the format of values and requests. */
export function isPlainDecimal(text: string): boolean {
  return /^-?\d+(\.\d+)?$/.test(text);
}

/** Pads a decimal to its number of places: `360` with two places is `360.00`. */
export function padPlaces(plain: string, places: number): string {
  const [whole = '0', fraction = ''] = plain.split('.');
  return places === 0 && fraction === '' ? whole : `${whole}.${fraction.padEnd(places, '0')}`;
}

interface Step {
  readonly by: number;
  readonly min?: number | undefined;
  readonly max?: number | undefined;
}

/** The next value of a number field for an arrow key, without rounding errors of binary fractions. */
export function stepDecimal(value: string, { by, min, max }: Step): string {
  const plain = isPlainDecimal(value) ? value : '0';
  const places = Math.max(placesOf(plain), placesOf(String(by)));
  const next = Math.min(max ?? Infinity, Math.max(min ?? -Infinity, Number(plain) + by));
  return next.toFixed(places);
}

function placesOf(plain: string): number {
  return plain.split('.')[1]?.length ?? 0;
}
