import { expect, test } from 'vitest';
import { ageTone } from './ageTone.ts';

const now = Date.parse('2026-05-31T12:00:00.000Z');

test.each([
  ['2026-05-31T04:00:01.000Z', undefined],
  ['2026-05-31T04:00:00.000Z', 'late'],
  ['2026-05-29T12:00:01.000Z', 'late'],
  ['2026-05-29T12:00:00.000Z', 'overdue'],
] as const)('an order that waits since %s is %s', (since, tone) => {
  expect(ageTone(since, now)).toBe(tone);
});
