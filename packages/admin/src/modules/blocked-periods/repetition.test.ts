import { expect, test } from 'vitest';
import { newRepetition, parseRepetition, printRepetition } from './repetition.ts';

test.each([
  'FREQ=DAILY',
  'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,SU',
  'FREQ=MONTHLY;UNTIL=20271231T235959Z',
  'FREQ=YEARLY;COUNT=3',
])('%s has an editor and stays as it is', (rule) => {
  const parts = parseRepetition(rule);
  expect(parts && printRepetition(parts)).toBe(rule);
});

test.each([
  '',
  'FREQ=HOURLY',
  'FREQ=MONTHLY;BYDAY=1MO',
  'FREQ=WEEKLY;BYDAY=2MO',
  'FREQ=WEEKLY;WKST=SU',
  'FREQ=DAILY;COUNT=2;UNTIL=20271231',
  'FREQ=DAILY;UNTIL=20271231T120000Z',
  'FREQ=DAILY;INTERVAL=0',
  'FREQ=DAILY;FREQ=WEEKLY',
])('"%s" is edited as text', (rule) => {
  expect(parseRepetition(rule)).toBeUndefined();
});

test('the last day is included, and days are in the order of the week', () => {
  expect(parseRepetition('RRULE:FREQ=DAILY;UNTIL=20271231')?.until).toBe('2027-12-31');
  const typed = { ...newRepetition('weekly'), days: ['SU', 'MO'], until: '2027-12-31' };
  expect(printRepetition({ ...typed, ends: 'until' })).toBe(
    'FREQ=WEEKLY;BYDAY=MO,SU;UNTIL=20271231T235959Z',
  );
});

test('an end that is not typed yet makes a rule that the server refuses', () => {
  expect(printRepetition({ ...newRepetition('daily'), ends: 'count' })).toBe('FREQ=DAILY;COUNT=');
  expect(printRepetition({ ...newRepetition('daily'), ends: 'until' })).toBe(
    'FREQ=DAILY;UNTIL=T235959Z',
  );
});
