import { expect, test } from 'vitest';
import { momentOf, wallClock } from './moments.ts';

const zone = 'Europe/Chisinau';

test.each([
  ['2026-01-15T10:30:00.000Z', '2026-01-15T12:30'],
  ['2026-07-15T10:30:00.000Z', '2026-07-15T13:30'],
  ['2026-12-31T22:05:00.000Z', '2027-01-01T00:05'],
])('converts %s in Chișinău to %s, and back', (moment, local) => {
  expect(wallClock(moment, zone)).toBe(local);
  expect(momentOf(local, zone)).toBe(moment);
});

test('uses the offset before a clock change for a time that it skips', () => {
  expect(momentOf('2026-03-29T02:30', 'Europe/Berlin')).toBe('2026-03-29T01:30:00.000Z');
});

test('uses the first of two occurrences of a time', () => {
  expect(momentOf('2026-10-25T02:30', 'Europe/Berlin')).toBe('2026-10-25T00:30:00.000Z');
});

test('returns an empty string for an invalid timestamp', () => {
  expect(wallClock(null, zone)).toBe('');
  expect(wallClock('yesterday', zone)).toBe('');
  expect(momentOf('', zone)).toBeNull();
});
