import { expect, test } from 'vitest';
import { shortenNames } from './shortenNames.ts';

test.each([
  [
    ['Tower crane A 1', 'Tower crane B 2'],
    ['A 1', 'B 2'],
  ],
  [
    ['Tower crane A', 'Tower cranes B'],
    ['crane A', 'cranes B'],
  ],
  [
    ['Tower crane', 'Tower crane B'],
    ['crane', 'crane B'],
  ],
  [['Tower crane A'], ['Tower crane A']],
  [
    ['Башенный кран А', 'Башенный кран Б', 'Tower crane C'],
    ['А', 'Б', 'Tower crane C'],
  ],
  [
    ['Crane', 'Lift'],
    ['Crane', 'Lift'],
  ],
])('%j are shown as %j', (names, short) => {
  expect(shortenNames(names)).toEqual(short);
});
