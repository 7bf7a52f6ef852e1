import {
  type DecimalMark,
  type DecimalReadings,
  decimalReadings,
  isPlainDecimal,
} from './decimals.ts';
import { latinDigits } from './latinDigits.ts';

/** A written number and the text around it: `€ 12` has the unit `€`, `1 450,00 lei` has `lei`. */
export interface WrittenNumber {
  readonly number: string;
  /** Empty for a bare number. */
  readonly unit: string;
}

const written =
  /^([^\d.,'’\-−–]*)([-−–]?[\s\u00a0\u2007\u2009\u202f]?[^\d.,'’\-−–]*)((?:[\d.,'’ʼ´`]|[\s\u00a0\u2007\u2009\u202f](?=[\d.,]))*\d)(.*)$/su;

/** No cents, as price tags have it: `1450,-` and `12.– €`. */
const noCents = /^[.,]\s?[-−–—]+/;

/**
 * Splits a number from the currency or unit before or after it; undefined for a text without digits, or with something
 * else than words and signs beside them, as in `(12.50)`. Digits may be of any script.
 */
export function splitNumber(text: string): WrittenNumber | undefined {
  if (isPlainDecimal(text)) return { number: text, unit: '' };
  const [, before, between = '', digits, after = ''] = written.exec(latinDigits(text).trim()) ?? [];
  if (before === undefined || digits === undefined) return undefined;
  const minus = /[-−–]/.test(between) ? '-' : '';
  const words = [before, between.replace(/[-−–]/, ''), after.replace(noCents, '')];
  const unit = words
    .map((one) => one.trim())
    .filter(Boolean)
    .join(' ');
  const isUnit = unit === '' || /[\p{L}\p{Sc}%]/u.test(unit);
  return isUnit ? { number: `${minus}${digits}`, unit } : undefined;
}

/** How the numbers of a column are written. */
export interface ColumnDecimals {
  /** The mark of most unambiguous numbers; undefined if there are none, or as many with the other mark. */
  readonly mark: DecimalMark | undefined;
  /** The first number that is a thousand with one mark and a fraction with the other. */
  readonly ambiguous: string | undefined;
  /** A number of a column that has as many numbers with a comma as with a point. */
  readonly mixed: string | undefined;
}

/**
 * Finds the decimal mark of a column from all its numbers. `isPossible` excludes readings that the field cannot have,
 * as a latitude of 12500.
 */
export function columnDecimals(
  texts: Iterable<string>,
  isPossible: (plain: string) => boolean = () => true,
): ColumnDecimals {
  const votes: Record<DecimalMark, number> = { comma: 0, point: 0 };
  let ambiguous: string | undefined;
  let clear: string | undefined;
  for (const text of texts) {
    const only = onlyMark(decimalReadings(text), isPossible);
    if (only === 'both') ambiguous ??= text;
    else if (only) {
      votes[only] += 1;
      clear ??= text;
    }
  }
  if (votes.comma === votes.point) return { mark: undefined, ambiguous, mixed: clear };
  const mark = votes.comma > votes.point ? 'comma' : 'point';
  return { mark, ambiguous, mixed: undefined };
}

/** The only mark with which a text is a number; undefined if the mark does not matter. */
export function onlyMark(
  { comma, point }: DecimalReadings,
  isPossible: (plain: string) => boolean = () => true,
): DecimalMark | 'both' | undefined {
  if (comma === point) return undefined;
  if (comma === null) return 'point';
  if (point === null) return 'comma';
  const possible = { comma: isPossible(comma), point: isPossible(point) };
  if (possible.comma === possible.point) return 'both';
  return possible.comma ? 'comma' : 'point';
}
