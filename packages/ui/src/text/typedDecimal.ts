import { isAmbiguousDecimal, plainDecimal } from './decimals.ts';

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

/** The typed text of a value that is not a plain decimal. */
export function typedOfValue(value: string): string {
  return value.endsWith(ambiguousMark) ? value.slice(0, -ambiguousMark.length) : value;
}
