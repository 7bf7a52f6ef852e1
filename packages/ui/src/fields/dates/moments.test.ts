import { expect, test } from 'vitest';
import { findMoments, momentAfterGap, momentOf, offsetName, wallClock } from './moments.ts';

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

test.each([
  ['2026-03-29T02:30', 'Europe/Berlin', []],
  ['2026-03-29T03:00', 'Europe/Berlin', ['2026-03-29T01:00:00.000Z']],
  ['2026-10-25T02:30', 'Europe/Berlin', ['2026-10-25T00:30:00.000Z', '2026-10-25T01:30:00.000Z']],
  [
    '2026-11-01T01:15',
    'America/New_York',
    ['2026-11-01T05:15:00.000Z', '2026-11-01T06:15:00.000Z'],
  ],
  [
    '2026-04-05T01:45',
    'Australia/Lord_Howe',
    ['2026-04-04T14:45:00.000Z', '2026-04-04T15:15:00.000Z'],
  ],
  ['2026-06-01T12:00', 'UTC', ['2026-06-01T12:00:00.000Z']],
])('%s in %s occurs at %j', (local, timeZone, moments) => {
  expect(findMoments(local, timeZone)).toEqual(moments);
});

test.each([
  ['2026-03-29T02:30', 'Europe/Berlin', '2026-03-29T03:00'],
  ['2026-03-29T03:59', 'Europe/Bucharest', '2026-03-29T04:00'],
  ['2026-09-06T00:00', 'America/Santiago', '2026-09-06T01:00'],
  ['2026-10-04T02:15', 'Australia/Lord_Howe', '2026-10-04T02:30'],
])('after %s in %s follows %s', (local, timeZone, next) => {
  expect(findMoments(local, timeZone)).toEqual([]);
  expect(wallClock(momentAfterGap(local, timeZone), timeZone)).toBe(next);
});

test.each([
  ['2026-10-25T00:30:00.000Z', 'Europe/Berlin', 'UTC+02:00'],
  ['2026-10-25T01:30:00.000Z', 'Europe/Berlin', 'UTC+01:00'],
  ['2026-06-01T12:00:00.000Z', 'America/St_Johns', 'UTC−02:30'],
])('at %s the offset of %s is %s', (moment, timeZone, offset) => {
  expect(offsetName(moment, timeZone)).toBe(offset);
});
