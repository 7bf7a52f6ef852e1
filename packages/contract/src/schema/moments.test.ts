import { expect, test } from 'vitest';
import { readMoment, utcMoment } from './moments.ts';

test.each([
  ['2026-11-20', '2026-11-20T00:00:00.000Z'],
  ['2026-11-20T10:30', '2026-11-20T10:30:00.000Z'],
  ['2026-11-20 10:30:00', '2026-11-20T10:30:00.000Z'],
  ['2026-11-20T10:30:00.5+02:00', '2026-11-20T08:30:00.500Z'],
  ['2026-11-20T10:30:00+1600', '2026-11-19T18:30:00.000Z'],
  ['9999-12-31T23:59:59.999999Z', '9999-12-31T23:59:59.999Z'],
])('utcMoment converts %s to %s', (text, moment) => {
  expect(utcMoment(text)).toBe(moment);
});

test.each([
  '',
  'yesterday',
  '0000-01-01',
  '0001-01-01T00:00:00+10:00',
  '9999-12-31T23:59:59-14:00',
  '1',
  '1.7.2026',
  'May 3, 2026',
])('utcMoment refuses %s', (text) => {
  expect(utcMoment(text)).toBeUndefined();
});

test.each([
  ['2026-11-20', '2026-11-20'],
  ['2026-11-20T10:30:00Z', '2026-11-20T10:30:00.000Z'],
  ['2026-11-20T10:30:00.5+02:00', '2026-11-20T08:30:00.500Z'],
  ['2026-11-20T10:30:00', '2026-11-20T10:30:00.000Z'],
  ['2026-11-20 10:30', '2026-11-20T10:30:00.000Z'],
  ['2026-01-01T00:00:00+23:00', '2025-12-31T01:00:00.000Z'],
])('readMoment converts %s to %s', (text, moment) => {
  expect(readMoment(text)).toBe(moment);
});

test.each([
  '',
  'yesterday',
  '2026-02-30',
  '0000-01-01',
  '2026-01-01T25:00:00Z',
  '9999-12-31T23:59:00-23:00',
])('readMoment refuses %s', (text) => {
  expect(readMoment(text)).toBeUndefined();
});
