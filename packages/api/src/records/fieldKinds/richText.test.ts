import { page } from '@rentyard/contract/entities/page';
import { expect, test } from 'vitest';
import { richTextProblems } from './richText.ts';

const changed = [['content', page.fields.content]] as const;

test('a rich text is limited by its stored length in each language', () => {
  const { max } = page.fields.content;
  const content = { en: `<p>${'x'.repeat(max - 7)}</p>`, ru: '&amp;'.repeat(max / 4) };
  expect(richTextProblems({ changed, after: { content } })).toEqual([
    { path: 'content.ru', problem: { id: 'max_length', values: { number: max } } },
  ]);
});

test('a short or missing rich text has no problems', () => {
  expect(richTextProblems({ changed, after: { content: { en: '<p>Rent</p>' } } })).toEqual([]);
  expect(richTextProblems({ changed, after: {} })).toEqual([]);
});
