import { expect, test } from 'vitest';
import { quietUntil } from './runBroadcast.ts';

const night = { from: '21:00', to: '09:00', time_zone: 'Europe/Chisinau' };

// In November Chișinău is two hours ahead of UTC.
test.each([
  ['2026-11-20T18:59:30.000Z', undefined],
  ['2026-11-20T19:00:00.000Z', '2026-11-21T07:00:00.000Z'],
  ['2026-11-21T02:30:10.000Z', '2026-11-21T07:00:00.000Z'],
  ['2026-11-21T06:59:59.000Z', '2026-11-21T07:00:00.000Z'],
  ['2026-11-21T07:00:00.000Z', undefined],
])('at %s the night in Chișinău ends at %s', (now, end) => {
  expect(quietUntil(new Date(now), night)?.toISOString()).toBe(end);
});

test('quiet hours may start and end on the same day', () => {
  const noon = { from: '12:00', to: '13:00', time_zone: 'UTC' };
  expect(quietUntil(new Date('2026-11-20T12:15:00Z'), noon)?.toISOString()).toBe(
    '2026-11-20T13:00:00.000Z',
  );
  expect(quietUntil(new Date('2026-11-20T13:00:00Z'), noon)).toBeUndefined();
});

test('no time is quiet without quiet hours', () => {
  expect(quietUntil(new Date(), null)).toBeUndefined();
});

// In Berlin the clocks skip 02:00 to 03:00 on 29 March, and repeat it on 25 October.
test.each([
  ['2026-03-28T21:00:00.000Z', '22:00', '08:00', '2026-03-29T06:00:00.000Z'],
  ['2026-10-24T20:00:00.000Z', '22:00', '08:00', '2026-10-25T07:00:00.000Z'],
  ['2026-03-28T23:30:00.000Z', '22:00', '02:30', '2026-03-29T01:00:00.000Z'],
  ['2026-10-24T23:30:00.000Z', '22:00', '02:30', '2026-10-25T00:30:00.000Z'],
  ['2026-10-25T01:10:00.000Z', '22:00', '02:30', '2026-10-25T01:30:00.000Z'],
])('at %s the hours from %s to %s in Berlin end at %s', (now, from, to, end) => {
  const quiet = { from, to, time_zone: 'Europe/Berlin' };
  expect(quietUntil(new Date(now), quiet)?.toISOString()).toBe(end);
});
