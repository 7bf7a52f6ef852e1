import { expect, test } from 'vitest';
import { daysLeft } from './trashColumns.tsx';

test.each([
  ['2026-05-01T12:00:00.000Z', 30],
  ['2026-04-30T13:00:00.000Z', 30],
  ['2026-04-30T11:00:00.000Z', 29],
  ['2026-04-02T12:00:00.000Z', 1],
  ['2026-04-01T12:00:00.000Z', 0],
  ['2026-01-01T12:00:00.000Z', 0],
])('a record deleted at %s has %i days left on 1 May at noon', (deletedAt, days) => {
  expect(daysLeft(deletedAt, Date.parse('2026-05-01T12:00:00.000Z'), 30)).toBe(days);
});
