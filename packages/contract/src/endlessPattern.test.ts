import { expect, test } from 'vitest';
import { isEndlessPattern } from './endlessPattern.ts';

test.each([
  '(a+)+$',
  '^(\\d+)*$',
  '([0-9]+ ?)+',
  '((ab)*c)*',
  '(?:x{2,})+y',
  '(a|a)*$',
  '(a|aa)+$',
  '(.|x)+',
  '^(?:0[67]|0[67]9)+$',
])('%s can hang', (pattern) => {
  expect(isEndlessPattern(pattern)).toBe(true);
});

test.each([
  '^0[67][0-9]{7}$',
  '^08[789] ?[0-9]{3} ?[0-9]{4}$',
  '^(06|07)\\d{7}$',
  '^(?:[0-9]{2} ?){4}$',
  '(ab|cd)+',
  '^\\+?[0-9]+( [0-9]{3})*$',
  '[(a+)+]',
  '\\(a+\\)+',
  'a+b*c{2,}',
])('%s cannot', (pattern) => {
  expect(isEndlessPattern(pattern)).toBe(false);
});
