import { expect, test } from 'vitest';
import { ranked } from './rank.ts';

const commands = [
  { id: 'category-groups', label: 'Category groups' },
  { id: 'tags', label: 'Tags', keywords: ['labels'] },
  { id: 'regions', label: 'Regions', note: 'Chișinău' },
  { id: 'groups', label: 'Groups of people' },
];

const find = (query: string) => ranked(commands, query).map(({ id }) => id);

test('an empty query keeps all in their order', () => {
  expect(ranked(commands, ' ')).toBe(commands);
});

test('a label that begins with the word stands first', () => {
  expect(find('gro')).toEqual(['groups', 'category-groups']);
});

test('every word must be found', () => {
  expect(find('groups cat')).toEqual(['category-groups']);
  expect(find('groups tags')).toEqual([]);
});

test('notes and keywords find too, accents aside', () => {
  expect(find('chisinau')).toEqual(['regions']);
  expect(find('LABEL')).toEqual(['tags']);
});
