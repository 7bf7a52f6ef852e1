import { latinDigits } from './latinDigits.ts';

/** The sign before the fraction of a written number. */
export type DecimalMark = 'comma' | 'point';

/** A written number as plain decimals, by the meaning of its signs; null where it has none. */
export type DecimalReadings = Readonly<Record<DecimalMark, string | null>>;

const signs = { comma: { decimal: ',', group: '.' }, point: { decimal: '.', group: ',' } } as const;

/**
 * Reads a number with a decimal comma and with a decimal point: `12,500` is 12.500 or 12500. Spaces,
 * apostrophes and the other sign separate thousands. Digits may be of any script. It never rounds, so that rules can
 * refuse too many digits.
 */
export function decimalReadings(text: string): DecimalReadings {
  // Most numbers of a file have digits only.
  if (/^-?\d+$/.test(text)) return { comma: text, point: text };
  const even = latinDigits(text)
    .trim()
    .replace(groupSpaces, ' ')
    .replace(/[’ʼ´`]/g, "'");
  const [, minus = '', number = ''] = /^([-−–]?) ?(.*)$/.exec(even) ?? [];
  const sign = minus && '-';
  return { comma: readWith(number, 'comma', sign), point: readWith(number, 'point', sign) };
}

const groupSpaces = /[\s\u00a0\u2007\u2009\u202f]/g;

function readWith(number: string, mark: DecimalMark, sign: '-' | ''): string | null {
  const { decimal, group } = signs[mark];
  const [whole = '', fraction, ...more] = number.split(decimal);
  if (more.length > 0 || (fraction !== undefined && !/^\d+$/.test(fraction))) return null;
  const digits = ungrouped(whole, group);
  if (digits === null || (digits === '' && fraction === undefined)) return null;
  return `${sign}${digits || '0'}${fraction === undefined ? '' : `.${fraction}`}`;
}

/** One kind of separator between groups of three digits. */
function ungrouped(whole: string, group: ',' | '.'): string | null {
  const [separator] = /[^\d]/.exec(whole) ?? [];
  if (separator === undefined) return whole;
  if (separator !== ' ' && separator !== "'" && separator !== group) return null;
  const [first = '', ...rest] = whole.split(separator);
  const isGrouped = /^[1-9]\d{0,2}$/.test(first) && rest.every((three) => /^\d{3}$/.test(three));
  return isGrouped ? [first, ...rest].join('') : null;
}

/**
 * Normalises a typed number: removes spaces and group separators and converts a decimal comma. Null if it is not a
 * number. `tag` is the language that a lone separator before three digits is read in: `1,234` is a thousand in English
 * and a fraction in Polish.
 */
export function plainDecimal(text: string, tag: string): string | null {
  const { comma, point } = decimalReadings(text);
  if (comma === null || point === null || comma === point) return comma ?? point;
  const { decimal, group } = separatorsOf(tag);
  const latin = latinDigits(text);
  if (latin.includes(decimal) || latin.includes(group)) return decimal === ',' ? comma : point;
  return latin.includes(',') ? comma : point;
}

/**
 * Whether the text is a thousand to some readers and a fraction to others: its only separator is followed by three
 * digits and has no meaning in the language. `1.234` is ambiguous in Polish, which writes `1 234` and `1,234`.
 */
export function isAmbiguousDecimal(text: string, tag: string): boolean {
  const { comma, point } = decimalReadings(text);
  if (comma === null || point === null || comma === point) return false;
  const { decimal, group } = separatorsOf(tag);
  const latin = latinDigits(text);
  return !latin.includes(decimal) && !latin.includes(group);
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
    numberingSystem: 'latn',
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
  const parts = new Intl.NumberFormat(tag, { numberingSystem: 'latn' }).formatToParts(1_234_567.5);
  const textOf = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  return { decimal: textOf('decimal') || '.', group: textOf('group') };
}

/** Whether the text is a decimal in digits with a point: the format of values and requests. */
export function isPlainDecimal(text: string): boolean {
  return /^-?\d+(\.\d+)?$/.test(text);
}

/** Drops zeros at the end of a fraction: `10.50` and `10.5` have the same precision. */
export function shortestDecimal(plain: string): string {
  return plain.includes('.') ? plain.replace(/\.?0+$/, '') : plain;
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
