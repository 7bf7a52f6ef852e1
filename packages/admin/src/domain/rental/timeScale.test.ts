import { describe, expect, test } from 'vitest';
import {
  columnsIn,
  dateAt,
  daysIn,
  groupsIn,
  hour,
  moveBy,
  openingTime,
  requestSpans,
  shiftDays,
} from './timeScale.ts';

const zone = 'Europe/Chisinau';
const at = (text: string) => Date.parse(text);
const iso = (moment: number) => new Date(moment).toISOString();

describe('days of the calendar', () => {
  test('have 25 and 23 hours when the clocks change', () => {
    const autumn = daysIn({ start: at('2026-10-24T22:00Z'), end: at('2026-10-26T00:00Z') }, zone);
    expect(autumn.map(({ date, start, end }) => [date, (end - start) / hour])).toEqual([
      ['2026-10-25', 25],
      ['2026-10-26', 24],
    ]);
    const [spring] = daysIn({ start: at('2027-03-28T10:00Z'), end: at('2027-03-28T11:00Z') }, zone);
    expect(spring && (spring.end - spring.start) / hour).toBe(23);
  });

  test('have a column per hour, also the repeated one', () => {
    const span = { start: at('2026-10-24T21:00Z'), end: at('2026-10-25T22:00Z') };
    expect(columnsIn(span, 'day', zone)).toHaveLength(25);
  });

  test('are grouped by month', () => {
    const months = groupsIn(
      { start: at('2026-12-30T00:00Z'), end: at('2027-02-01T12:00Z') },
      'month',
      zone,
    );
    expect(months.map(({ start }) => dateAt(start, zone))).toEqual([
      '2026-12-01',
      '2027-01-01',
      '2027-02-01',
    ]);
  });
});

describe('a moved moment', () => {
  test('keeps its local time over a clock change when it moves by days', () => {
    expect(iso(shiftDays(at('2026-10-24T05:00Z'), 1, zone))).toBe('2026-10-25T06:00:00.000Z');
    expect(iso(moveBy(at('2026-10-24T05:00Z'), 1.6 * 24 * hour, 'month', zone))).toBe(
      '2026-10-26T06:00:00.000Z',
    );
  });

  test('snaps to the step of the scale', () => {
    const start = at('2026-11-03T06:00Z');
    expect(moveBy(start, 20 * 60_000, 'hour', zone) - start).toBe(15 * 60_000);
    expect(moveBy(start, 20 * 60_000, 'week', zone) - start).toBe(0);
    expect(moveBy(start, -50 * 60_000, 'day', zone) - start).toBe(-60 * 60_000);
  });
});

test('a calendar opens before now, at the start of a column', () => {
  const now = at('2026-11-27T10:15Z');
  expect(iso(openingTime(now, 'month', zone))).toBe('2026-11-19T22:00:00.000Z');
  expect(iso(openingTime(now, 'day', zone))).toBe('2026-11-27T07:00:00.000Z');
});

test('requests cover a span, and neighbouring spans share them', () => {
  const span = { start: at('2026-11-01T00:00Z'), end: at('2026-12-01T00:00Z') };
  const requests = requestSpans(span, 'week');
  expect(requests[0]?.start).toBeLessThanOrEqual(span.start);
  expect(requests.at(-1)?.end).toBeGreaterThanOrEqual(span.end);
  expect(requestSpans({ ...span, start: span.start + hour }, 'week')).toEqual(requests);
});
