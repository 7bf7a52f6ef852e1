import { expect, test } from 'vitest';
import { readChosen } from './period.ts';

const now = Date.parse('2026-03-01T10:00:00Z');

test.each([
  ['', { days: 30, by: 'category', period: { from: '2026-01-31', to: '2026-03-02' } }],
  ['days=7&by=offer', { days: 7, by: 'offer', period: { from: '2026-02-23', to: '2026-03-02' } }],
  [
    'from=2026-01-01&to=2026-02-01&by=region',
    { days: 'custom', by: 'region', period: { from: '2026-01-01', to: '2026-02-01' } },
  ],
  [
    'from=2026-02-01&to=2026-01-01&days=90&by=none',
    { days: 90, by: 'category', period: { from: '2025-12-02', to: '2026-03-02' } },
  ],
])('reads the period and the groups of "%s"', (search, chosen) => {
  expect(readChosen(new URLSearchParams(search), now)).toEqual(chosen);
});
