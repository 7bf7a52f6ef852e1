import {
  type DecimalFormat,
  isAmbiguousDecimal,
  isPlainDecimal,
  localDecimal,
  plainDecimal,
} from './decimals.ts';

/** Marks a value that the form must refuse, because the typed number has two meanings. */
const ambiguousMark = '?';

/**
 * The value of a number field for a typed text: a plain decimal, or the text as typed when it is not a number. The
 * rule `unambiguous` refuses texts that could be read as two numbers.
 */
export function valueOfTyped(text: string, tag: string): string {
  if (isAmbiguousDecimal(text, tag)) return `${text.trim()}${ambiguousMark}`;
  return plainDecimal(text, tag) ?? text;
}

/** The text of a value: a number in the notation of the language, other text as it was typed. */
export function textOfValue(value: string, format: DecimalFormat): string {
  if (isPlainDecimal(value)) return localDecimal(value, format);
  return value.endsWith(ambiguousMark) ? value.slice(0, -ambiguousMark.length) : value;
}
