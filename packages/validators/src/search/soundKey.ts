import { transliterate } from '../text/transliterate.ts';

/**
 * Spellings of one sound in the alphabets and languages of the product, in the order in which they
 * are replaced. Migration 0001 has the same list for the database.
 */
const spellings: readonly (readonly [spelling: string, sound: string])[] = [
  ['shch', 's'],
  ['sch', 's'],
  ['sh', 's'],
  ['sz', 's'],
  ['zh', 'z'],
  ['ch', 'k'],
  ['cz', 'k'],
  ['ck', 'k'],
  ['kh', 'h'],
  ['ph', 'f'],
  ['c', 'k'],
  ['q', 'k'],
  ['w', 'v'],
  ['x', 'ks'],
  ['y', 'i'],
  ['j', 'i'],
  ['io', 'e'],
  ['ie', 'e'],
];

/**
 * A rough phonetic form of a word: spellings of one name in different alphabets and languages get
 * the same or a similar form. `Кишинёв` is `kisinev`, `Chișinău` is `kisinau`.
 */
export function soundKey(word: string): string {
  const latin = transliterate(word).replace(/[^\p{L}\p{N}]+/gu, '');
  return spellings
    .reduce((key, [spelling, sound]) => key.replaceAll(spelling, sound), latin)
    .replace(/(.)\1+/gu, '$1');
}
