import { expect, test } from 'vitest';
import { inSentence } from './inSentence.ts';

test.each([
  ['Name', 'en', 'name'],
  ['ISO code', 'en', 'ISO code'],
  ['Kod ISO', 'pl', 'kod ISO'],
  ['Название', 'ru', 'название'],
  ['Є переклад', 'uk', 'є переклад'],
  ['İsim', 'tr', 'isim'],
  ['Isınma', 'tr', 'ısınma'],
  ['', 'en', ''],
])('the label "%s" in %s is written "%s" inside a sentence', (label, tag, words) => {
  expect(inSentence(label, tag)).toBe(words);
});
