import { expect, test } from 'vitest';
import { ranked, similarTo } from './rank.ts';

const commands = [
  { id: 'category-groups', label: 'Category groups' },
  { id: 'tags', label: 'Tags', keywords: ['labels'] },
  { id: 'regions', label: 'Regions', note: 'Chișinău' },
  { id: 'groups', label: 'Groups of people' },
];

const find = (query: string) => ranked(commands, query).map(({ id }) => id);

test('an empty query keeps all commands in their order', () => {
  expect(ranked(commands, ' ')).toBe(commands);
});

test('a label that begins with the query comes first', () => {
  expect(find('gro')).toEqual(['groups', 'category-groups']);
});

test('a match contains every word of the query', () => {
  expect(find('groups cat')).toEqual(['category-groups']);
  expect(find('groups tags')).toEqual([]);
});

test('commands are similar to a misspelt query and to one in another alphabet', () => {
  const similar = (query: string) => similarTo(commands, query).map(({ id }) => id);
  expect(similar('gruops')).toEqual(['category-groups', 'groups']);
  expect(similar('peple gruops')).toEqual(['groups']);
  expect(similar('регионс')).toEqual(['regions']);
  expect(similar('invoice')).toEqual([]);
  expect(similar(' ')).toEqual([]);
});

test('a query also matches notes and keywords, ignoring accents', () => {
  expect(find('chisinau')).toEqual(['regions']);
  expect(find('LABEL')).toEqual(['tags']);
});
