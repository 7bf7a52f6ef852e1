import { expect, test } from 'vitest';
import { addTags, splitTags } from './splitTags.ts';

test('a pasted list falls into words', () => {
  expect(splitTags('crane, tower crane;\n excavator\t\n')).toEqual([
    'crane',
    'tower crane',
    'excavator',
  ]);
});

test('a word is added once, whatever its case', () => {
  expect(addTags(['Crane'], ['crane', 'Loader', 'loader'])).toEqual(['Crane', 'Loader']);
});

test('nothing new leaves the same list', () => {
  const tags = ['Crane'];
  expect(addTags(tags, ['CRANE'])).toBe(tags);
});

test('no more are added than fit', () => {
  expect(addTags(['a', 'b'], ['c', 'd'], 3)).toEqual(['a', 'b', 'c']);
  expect(addTags(['a', 'b'], ['c'], 1)).toEqual(['a', 'b']);
});
