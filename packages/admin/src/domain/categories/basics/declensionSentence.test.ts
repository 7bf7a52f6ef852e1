import { expect, test } from 'vitest';
import { declensionSentence } from './declensionSentence.ts';

test.each([
  ['ru', 'экскаватора', 'Аренда экскаватора на час'],
  ['tr', 'ekskavatör', 'ekskavatör saatlik kiralama'],
  ['de', 'Bagger', 'Rent of Bagger by the hour'],
])(
  'a form of the name in %s is shown in a sentence of that language',
  (language, form, sentence) => {
    expect(declensionSentence('declension_one', language, form)).toBe(sentence);
  },
);
