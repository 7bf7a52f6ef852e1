import { expect, test } from 'vitest';
import { searchTerms } from './searchTerms.ts';

test.each(['+373 (691) 23-456', '0691 23 456', '0037369123456', '691.23.456', '8 373 69123456'])(
  'reads %s as a phone number',
  (typed) => {
    const words = typed.split(' ');
    expect(searchTerms(words)).toEqual([{ words, digits: '69123456' }]);
  },
);

test('reads a phone number beside words', () => {
  expect(searchTerms(['Rusu', '+373', '69123456', 'crane'])).toEqual([
    { words: ['Rusu'] },
    { words: ['+373', '69123456'], digits: '69123456' },
    { words: ['crane'] },
  ]);
});

test('reads the start of a phone number with its trunk code', () => {
  expect(searchTerms(['069773'])).toEqual([{ words: ['069773'], digits: '69773' }]);
});

test.each(['PC210', '2024', 'OF-10001', '20 t', '320 2'])('leaves %s as words', (typed) => {
  const words = typed.split(' ');
  expect(searchTerms(words)).toEqual(words.map((word) => ({ words: [word] })));
});
