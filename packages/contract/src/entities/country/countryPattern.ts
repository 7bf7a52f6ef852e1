import { RE2JS } from 're2js';
import { isUnsafePattern } from './unsafePattern.ts';

/** No phone number is longer; what is longer is refused unread. */
const maxNumberLength = 64;

/** A country's own test of a phone number. */
export interface NumberTest {
  test(number: string): boolean;
}

/**
 * Reads a country's pattern, which a whole number must fit. It runs in linear time, whatever it says:
 * look-around and back-references, which would need more, do not compile. What other engines could hang on
 * is refused as well.
 * @returns undefined for a pattern that cannot be used.
 */
export function countryPattern(pattern: string): NumberTest | undefined {
  if (isUnsafePattern(pattern)) return undefined;
  let compiled: RE2JS;
  try {
    compiled = RE2JS.compile(pattern);
  } catch {
    return undefined;
  }
  return { test: (number) => number.length <= maxNumberLength && compiled.matches(number) };
}
