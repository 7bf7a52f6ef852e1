import { page } from '@rentyard/contract/entities/page';
import { expect, test } from 'vitest';
import { richTextProblems } from './richText.ts';

const changed = [['content', page.fields.content]] as const;

test('limits the stored length of a rich text in each language', () => {
  const { max } = page.fields.content;
  const content = { en: `<p>${'x'.repeat(max - 7)}</p>`, ru: '&amp;'.repeat(max / 4) };
  expect(richTextProblems({ changed, after: { content } })).toEqual([
    { path: 'content.ru', problem: { id: 'max_length', values: { number: max } } },
  ]);
});

test('reports no problem for short or missing texts', () => {
  expect(richTextProblems({ changed, after: { content: { en: '<p>Rent</p>' } } })).toEqual([]);
  expect(richTextProblems({ changed, after: {} })).toEqual([]);
});
