import { describe, expect, test } from 'vitest';
import { caretAfter, caretPastLiterals } from './caret.ts';

describe('caret', () => {
  test.each([
    ['123', 3, '12-3', 4],
    ['192-3', 2, '19-23', 2],
    ['6', 1, '+373 6', 6],
    ['+373 69 9123', 9, '+373 69 912 3', 9],
    ['123', 2, '12-3', 2],
  ])('after %j at %i became %j the caret is at %i', (typed, caret, shaped, expected) => {
    expect(caretAfter(typed, caret, shaped)).toBe(expected);
  });

  test('deletion skips literals', () => {
    expect(caretPastLiterals('12-3', 3, -1)).toBe(2);
    expect(caretPastLiterals('12-3', 2, 1)).toBe(3);
    expect(caretPastLiterals('12-3', 4, -1)).toBe(4);
    expect(caretPastLiterals('(1', 1, -1)).toBe(1);
  });
});
