import { expect, test } from 'vitest';
import { readPeriod } from './period.ts';

test.each([
  ['', { days: 30, period: { from: '2026-01-31', to: '2026-03-02' } }],
  ['days=7', { days: 7, period: { from: '2026-02-23', to: '2026-03-02' } }],
  [
    'days=custom&from=2026-01-01&to=2026-02-01',
    { days: 'custom', period: { from: '2026-01-01', to: '2026-02-01' } },
  ],
  [
    'from=2026-02-01&to=2026-01-01&days=90',
    { days: 90, period: { from: '2025-12-02', to: '2026-03-02' } },
  ],
  [
    'from=2026-02-30&to=2026-03-31&days=7',
    { days: 7, period: { from: '2026-02-23', to: '2026-03-02' } },
  ],
])('reads the period of "%s"', (search, chosen) => {
  expect(readPeriod(new URLSearchParams(search), '2026-03-01')).toEqual(chosen);
});
