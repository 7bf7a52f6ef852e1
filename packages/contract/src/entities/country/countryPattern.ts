import { RE2JS } from 're2js';
import { isUnsafePattern } from './unsafePattern.ts';

/** Longer input is refused without matching. */
const maxNumberLength = 64;

/** Validates a phone number of a country. */
export interface NumberTest {
  test(number: string): boolean;
}

/**
 * Compiles a country's pattern, which has to match the whole number. RE2 matches in linear time and
 * does not support look-around and back-references. Patterns that could hang a backtracking engine
 * are refused as well.
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
