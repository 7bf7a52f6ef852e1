import { expect, test } from 'vitest';
import { sharedWords } from './sharedWords.ts';

test.each([
  [['Tower crane A 1', 'Tower crane B 2'], 'Tower crane '],
  [['Tower crane A', 'Tower cranes B'], 'Tower '],
  [['Tower crane', 'Tower crane B'], 'Tower '],
  [['Tower crane A'], ''],
  [['Башенный кран А', 'Башенный кран Б'], 'Башенный кран '],
  [['Crane', 'Lift'], ''],
])('%j share "%s"', (names, shared) => {
  expect(names[0]?.slice(0, sharedWords(names))).toBe(shared);
});
