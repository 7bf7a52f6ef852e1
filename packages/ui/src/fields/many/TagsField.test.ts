import { expect, test } from 'vitest';
import { addTags, splitTags } from './TagsField.tsx';

test('a pasted list is split into tags', () => {
  expect(splitTags('crane, tower crane;\n excavator\t\n')).toEqual([
    'crane',
    'tower crane',
    'excavator',
  ]);
});

test('a tag is added once, whatever its case', () => {
  expect(addTags(['Crane'], ['crane', 'Loader', 'loader'])).toEqual(['Crane', 'Loader']);
});

test('the same list is returned if nothing is new', () => {
  const tags = ['Crane'];
  expect(addTags(tags, ['CRANE'])).toBe(tags);
});

test('tags beyond the maximum are not added', () => {
  expect(addTags(['a', 'b'], ['c', 'd'], 3)).toEqual(['a', 'b', 'c']);
  expect(addTags(['a', 'b'], ['c'], 1)).toEqual(['a', 'b']);
});
