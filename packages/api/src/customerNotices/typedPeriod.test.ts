import { expect, test } from 'vitest';
import { readTypedPeriod } from './buttonAnswers.ts';

const about = { pattern: 'dd.MM.yyyy', today: '2026-11-28' };

test.each([
  ['05.12.2026 - 12.12.2026', { from: '2026-12-05', to: '2026-12-12' }],
  ['from 5.12 to 12.12', { from: '2026-12-05', to: '2026-12-12' }],
  ['29.12-3.1', { from: '2026-12-29', to: '2027-01-03' }],
  ['2026-12-05 2026-12-06', { from: '2026-12-05', to: '2026-12-06' }],
  ['05/12/26', { from: '2026-12-05', to: '2026-12-05' }],
  ['next week', undefined],
  ['31.02.2027', undefined],
  ['12.12.2026 - 05.12.2026', undefined],
  ['1.12 2.12 3.12', undefined],
])('reads the days of "%s"', (text, period) => {
  expect(readTypedPeriod(text, about)).toEqual(period);
});

test('reads the month first where dates are written so, except with full stops', () => {
  const american = { ...about, pattern: 'MM/dd/yyyy' };
  expect(readTypedPeriod('12/05/2026', american)?.from).toBe('2026-12-05');
  expect(readTypedPeriod('05.12.2026', american)?.from).toBe('2026-12-05');
});
