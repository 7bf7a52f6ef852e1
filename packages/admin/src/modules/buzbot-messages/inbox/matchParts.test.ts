import { expect, test } from 'vitest';
import { foundParts } from './matchParts.ts';

const marked = (text: string, words: string, tag = 'en') =>
  foundParts(text, words, tag)
    .map(({ part, isFound }) => (isFound ? `[${part}]` : part))
    .join('');

test.each([
  ['Caut un MINIEXCAVATOR galben', 'galben miniexcavator', 'Caut un [MINIEXCAVATOR] [galben]'],
  ['Продлить аренду катка', 'аренд', 'Продлить [аренд]у катка'],
  ['nothing here', 'crane', 'nothing here'],
  ['a+b (c)', '+b (', 'a[+b] [(]c)'],
])('%j has %j marked', (text, words, expected) => {
  expect(marked(text, words)).toBe(expected);
});
