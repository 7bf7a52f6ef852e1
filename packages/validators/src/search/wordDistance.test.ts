import { describe, expect, test } from 'vitest';
import { soundKey } from './soundKey.ts';
import { wordDistance } from './wordDistance.ts';

describe('sound key', () => {
  test.each([
    ['Кишинёв', 'Кишинев', 'Kishinyov'],
    ['Чебан', 'Cheban', 'Ceban'],
    ['Экскаватор', 'ekskavator', 'Экскаваторр'],
    ['Шевченко', 'Shevchenko', 'Szewczenko'],
    ['Łódź', 'lodz', 'LODZ'],
    ['Żuraw', 'Zuraw', 'журав'],
    ['Ташкент', 'Tashkent', 'Taşkent'],
  ])('is the same for %s, %s and %s', (...spellings) => {
    expect(new Set(spellings.map(soundKey)).size).toBe(1);
  });

  test('keeps digits and drops punctuation', () => {
    expect(soundKey('PC-210')).toBe('pk210');
  });
});

describe('word distance', () => {
  test.each([
    ['excavtor', 'excavator', 1],
    ['exacvator', 'excavator', 1],
    ['экскаватер', 'экскаватор', 1],
    ['ekskavator', 'экскаватор', 0],
    ['Кишинёв', 'Chișinău', 2],
    ['Chisinau', 'Кишинёв', 2],
    ['komatcu', 'Komatsu', 1],
    ['liebher', 'Liebherr', 0],
    ['bobact', 'bobcat', 1],
    ['koparrka', 'koparka', 0],
    ['ekskv', 'ekskavator', 1],
  ])('of %s and %s is %d', (typed, word, typos) => {
    expect(wordDistance(typed, word)).toBe(typos);
  });

  test.each([
    ['crane', 'truck'],
    ['cat', 'car'],
    ['pump', 'pipeline'],
    ['excavator', 'exca'],
    ['', 'crane'],
  ])('does not exist between %s and %s', (typed, word) => {
    expect(wordDistance(typed, word)).toBeUndefined();
  });
});
