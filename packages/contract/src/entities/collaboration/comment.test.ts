import { expect, test } from 'vitest';
import { commentParts, formatMention, mentionedIds } from './comment.ts';

test('a comment is split into text and mentions', () => {
  const text = `Ask ${formatMention(12)}, then ${formatMention(7)} or ${formatMention(12)}.`;
  expect(commentParts(text)).toEqual(['Ask ', 12, ', then ', 7, ' or ', 12, '.']);
  expect(mentionedIds(text)).toEqual([12, 7]);
});

test('other text in angle brackets is no mention', () => {
  expect(mentionedIds('<@0> <@x> <b>12</b> @12')).toEqual([]);
  expect(commentParts('<@0>')).toEqual(['<@0>']);
});
