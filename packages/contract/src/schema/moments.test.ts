import { expect, test } from 'vitest';
import { utcMoment } from './moments.ts';

test.each([
  ['2026-11-20', '2026-11-20T00:00:00.000Z'],
  ['2026-11-20T10:30', '2026-11-20T10:30:00.000Z'],
  ['2026-11-20 10:30:00', '2026-11-20T10:30:00.000Z'],
  ['2026-11-20T10:30:00.5+02:00', '2026-11-20T08:30:00.500Z'],
  ['2026-11-20T10:30:00+1600', '2026-11-19T18:30:00.000Z'],
  ['9999-12-31T23:59:59.999999Z', '9999-12-31T23:59:59.999Z'],
])('%s is %s', (text, moment) => {
  expect(utcMoment(text)).toBe(moment);
});

test.each([
  '',
  'yesterday',
  '0000-01-01',
  '0001-01-01T00:00:00+10:00',
  '9999-12-31T23:59:59-14:00',
])('%s is no moment that can be counted with', (text) => {
  expect(utcMoment(text)).toBeUndefined();
});
