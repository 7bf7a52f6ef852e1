import type { AvailabilityPart } from '@rentyard/contract/entities/rental/availabilityRoutes';
import { expect, test } from 'vitest';
import { stateOfDay } from './dayState.ts';

const day = { start: Date.parse('2026-12-03T00:00Z'), end: Date.parse('2026-12-04T00:00Z') };
const part = (kind: AvailabilityPart['kind'], from = '2026-12-02', to = '2026-12-05') =>
  ({ kind, from: `${from}`, to: `${to}`, free: 0 }) as AvailabilityPart;

test.each([
  ['free', [part('free')]],
  ['closed', [part('closed')]],
  ['booked', [part('booked')]],
  ['blocked', [part('blocked')]],
  ['tentative', [part('tentative')]],
  [
    'partly',
    [part('booked', '2026-12-02', '2026-12-03T12:00Z'), part('free', '2026-12-03T12:00Z')],
  ],
  [
    'booked',
    [part('booked', '2026-12-02', '2026-12-03T12:00Z'), part('blocked', '2026-12-03T12:00Z')],
  ],
  // Neighbouring days do not count.
  ['free', [part('booked', '2026-12-02', '2026-12-03T00:00Z'), part('free', '2026-12-03T00:00Z')]],
] as const)('a day is %s', (state, parts) => {
  expect(stateOfDay(parts, day)).toBe(state);
});
