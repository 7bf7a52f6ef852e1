import { expect, test } from 'vitest';
import { ranked } from './rank.ts';

const commands = [
  { id: 'category-groups', label: 'Category groups' },
  { id: 'tags', label: 'Tags', keywords: ['labels'] },
  { id: 'regions', label: 'Regions', note: 'Chișinău' },
  { id: 'groups', label: 'Groups of people' },
];

const find = (query: string) => ranked(commands, query).map(({ id }) => id);

test('keeps all commands in their order for an empty query', () => {
  expect(ranked(commands, ' ')).toBe(commands);
});

test('puts a label that begins with the query first', () => {
  expect(find('gro')).toEqual(['groups', 'category-groups']);
});

test('returns only commands that contain every word', () => {
  expect(find('groups cat')).toEqual(['category-groups']);
  expect(find('groups tags')).toEqual([]);
});

test('searches notes and keywords, without accents', () => {
  expect(find('chisinau')).toEqual(['regions']);
  expect(find('LABEL')).toEqual(['tags']);
});
