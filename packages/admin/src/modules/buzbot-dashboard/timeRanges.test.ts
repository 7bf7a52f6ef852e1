import { expect, test } from 'vitest';
import { barsIn, buildMoments, buildStatsQuery } from './timeRanges.ts';

const now = Date.UTC(2026, 4, 31, 12, 30);
const stats = [9, 10, 11, 12].map((hour) => ({
  at: new Date(Date.UTC(2026, 4, 31, hour)).toISOString(),
  total: 4,
  errors: 1,
}));

test('the range of a day has hourly bars', () => {
  expect(buildStatsQuery('day', now)).toEqual({
    from: '2026-05-30T12:30:00.000Z',
    to: '2026-05-31T12:30:00.000Z',
    bucket: 'hour',
  });
});

test('selected bars convert to the time from the start of the first to the end of the last, and back', () => {
  const moments = buildMoments([1, 2], stats, 'day');
  expect(moments).toEqual({ gte: '2026-05-31T10:00:00.000Z', lte: '2026-05-31T11:59:59.999Z' });
  expect(barsIn(moments ?? {}, stats)).toEqual([1, 2]);
});

test('a time span without bars selects none', () => {
  expect(barsIn({}, stats)).toBeNull();
  expect(barsIn({ gte: '2026-06-30T00:00:00.000Z' }, stats)).toBeNull();
  expect(barsIn({ gte: '2026-05-31T11:00:00.000Z' }, stats)).toEqual([2, 3]);
});
