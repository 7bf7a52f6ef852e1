import { expect, test } from 'vitest';
import { gapsIn } from './rangeGaps.ts';

test('reports a gap at the first of the two ranges around it', () => {
  const ranges = [
    { from: '1', to: '6' },
    { from: '6', to: '14' },
    { from: '20', to: '30' },
    { from: '', to: '' },
  ];
  expect([...gapsIn(ranges)]).toEqual([[1, { from: 14, to: 20 }]]);
});

test('overlapping ranges have no gap', () => {
  expect(
    gapsIn([
      { from: '1', to: '9' },
      { from: '6', to: '14' },
    ]).size,
  ).toBe(0);
});
