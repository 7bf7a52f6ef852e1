import { expect, test } from 'vitest';
import { fold } from './fold.ts';

test.each([
  ['preț', 'preţ', 'PREŢ', 'pret', 'pret\u0327', 'pret\u0326'],
  ['Ştefan', 'Ștefan', 'stefan'],
  ['FİYAT', 'FIYAT', 'fıyat', 'fiyat'],
  ['Człowiek', 'czlowiek'],
  ['Кишинёв', 'КИШИНЕВ', 'кишинев'],
])('%s and its spellings are equal', (...spellings) => {
  expect(new Set(spellings.map(fold)).size).toBe(1);
});
