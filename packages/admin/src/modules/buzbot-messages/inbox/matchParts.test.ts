import { expect, test } from 'vitest';
import { matchParts } from './matchParts.ts';

const marked = (text: string, query: string, tag = 'en') =>
  matchParts(text, query, tag)
    .map(({ part, isFound }) => (isFound ? `[${part}]` : part))
    .join('');

test.each([
  ['Caut un MINIEXCAVATOR galben', 'galben miniexcavator', 'Caut un [MINIEXCAVATOR] [galben]'],
  ['Продлить аренду катка', 'аренд', 'Продлить [аренд]у катка'],
  ['nothing here', 'crane', 'nothing here'],
  ['a+b (c)', '+b (', 'a[+b] [(]c)'],
])('%j has %j highlighted', (text, query, expected) => {
  expect(marked(text, query)).toBe(expected);
});
