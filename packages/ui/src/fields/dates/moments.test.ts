import { expect, test } from 'vitest';
import { momentOf, wallClock } from './moments.ts';

const zone = 'Europe/Chisinau';

test.each([
  ['2026-01-15T10:30:00.000Z', '2026-01-15T12:30'],
  ['2026-07-15T10:30:00.000Z', '2026-07-15T13:30'],
  ['2026-12-31T22:05:00.000Z', '2027-01-01T00:05'],
])('%s in Chișinău is %s, and back', (moment, local) => {
  expect(wallClock(moment, zone)).toBe(local);
  expect(momentOf(local, zone)).toBe(moment);
});

test('a time that the change of clocks skips is read by the offset before it', () => {
  expect(momentOf('2026-03-29T02:30', 'Europe/Berlin')).toBe('2026-03-29T01:30:00.000Z');
});

test('of a time that comes twice the first is meant', () => {
  expect(momentOf('2026-10-25T02:30', 'Europe/Berlin')).toBe('2026-10-25T00:30:00.000Z');
});

test('what is no moment is empty', () => {
  expect(wallClock(null, zone)).toBe('');
  expect(wallClock('yesterday', zone)).toBe('');
  expect(momentOf('', zone)).toBeNull();
});
