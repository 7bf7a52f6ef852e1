import { expect, test } from 'vitest';
import { storedText, typedMention, typedText, withMention } from './mentions.ts';

const ana = { id: 2, name: 'Ana' };
const anaRusu = { id: 3, name: 'Ana Rusu' };

test('a mention starts with @ after a blank and ends with the name', () => {
  expect(typedMention('Ask @An', 7)).toBe('An');
  expect(typedMention('Ask @Ana Ru', 11)).toBe('Ana Ru');
  expect(typedMention('@', 1)).toBe('');
  expect(typedMention('mail@rentyard', 13)).toBeUndefined();
  expect(typedMention('Ask @Ana Rusu now', 17)).toBeUndefined();
});

test('a chosen user replaces what was typed', () => {
  expect(withMention('Ask @An please', 7, anaRusu)).toEqual({
    text: 'Ask @Ana Rusu  please',
    caret: 14,
  });
});

test('names are stored as ids and shown as names again', () => {
  const stored = storedText('@Ana Rusu and @Ana', [ana, anaRusu]);
  expect(stored).toBe('<@3> and <@2>');
  expect(typedText(stored, [ana, anaRusu])).toBe('@Ana Rusu and @Ana');
});
