import { describe, expect, test } from 'vitest';
import { isAmbiguous, isDay, readLocal, writeLocal } from './localText.ts';

describe('writeLocal', () => {
  test.each([
    ['2026-05-03', 'dd.MM.yyyy', '03.05.2026'],
    ['2026-05-03', 'M/d/yyyy', '5/3/2026'],
    ['2026-05-03T17:05', 'dd.MM.yyyy HH:mm', '03.05.2026 17:05'],
    ['2026-05-03T17:05', 'yyyy-MM-dd h:mm a', '2026-05-03 5:05 PM'],
    ['00:05', 'h:mm a', '12:05 AM'],
    ['21:00', 'HH:mm', '21:00'],
    ['2026-05-03', "d 'de' M", '3 de 5'],
  ])('writes %s in %s', (local, pattern, text) => {
    expect(writeLocal(local, pattern)).toBe(text);
  });

  test('leaves other texts unchanged', () => {
    expect(writeLocal('31.02.', 'dd.MM.yyyy')).toBe('31.02.');
    expect(writeLocal('', 'dd.MM.yyyy')).toBe('');
  });
});

describe('readLocal', () => {
  test.each([
    ['03.05.2026', 'dd.MM.yyyy', '2026-05-03'],
    ['3/5/26', 'dd.MM.yyyy', '2026-05-03'],
    ['03052026', 'dd.MM.yyyy', '2026-05-03'],
    ['05/03/2026', 'MM/dd/yyyy', '2026-05-03'],
    ['2026-05-03', 'MM/dd/yyyy', '2026-05-03'],
    ['29.02.2028', 'dd.MM.yyyy', '2028-02-29'],
    ['03.05.2026 7:05', 'dd.MM.yyyy HH:mm', '2026-05-03T07:05'],
    ['03.05.2026', 'dd.MM.yyyy HH:mm', '2026-05-03T00:00'],
    ['2026-05-03 07:05', 'dd.MM.yyyy HH:mm', '2026-05-03T07:05'],
    ['5/3/2026 5:05 pm', 'M/d/yyyy h:mm a', '2026-05-03T17:05'],
    ['5/3/2026 12:05 AM', 'M/d/yyyy h:mm a', '2026-05-03T00:05'],
    ['2130', 'HH:mm', '21:30'],
    ['9:30', 'HH:mm', '09:30'],
  ])('reads %s in %s', (text, pattern, local) => {
    expect(readLocal(text, pattern)).toBe(local);
  });

  test.each([
    ['31.02.2026', 'dd.MM.yyyy'],
    ['03.05', 'dd.MM.yyyy'],
    ['03.13.2026', 'dd.MM.yyyy'],
    ['03.05.202', 'dd.MM.yyyy'],
    ['tomorrow', 'dd.MM.yyyy'],
    ['', 'dd.MM.yyyy'],
    ['25:00', 'HH:mm'],
    ['03.05.2026 24:00', 'dd.MM.yyyy HH:mm'],
  ])('does not read %s in %s', (text, pattern) => {
    expect(readLocal(text, pattern)).toBeUndefined();
  });
});

test('reads a day as a calendar date without a time', () => {
  expect(isDay('2028-02-29')).toBe(true);
  expect(['2027-02-29', '2026-05-03T10:00', '10:00', ''].map(isDay)).toEqual(Array(4).fill(false));
});

const patterns = ['dd.MM.yyyy', 'MM/dd/yyyy', 'dd/MM/yyyy', 'yyyy-MM-dd', 'd MMM yyyy', 'M/d/yyyy'];

test.each(patterns)('a date with full stops starts with the day in %s', (pattern) => {
  expect(readLocal('05.12.2026', pattern)).toBe('2026-12-05');
  expect(readLocal('5.12.26', pattern)).toBe('2026-12-05');
  expect(readLocal('05.12.2026 14.30', `${pattern} HH:mm`)).toBe('2026-12-05T14:30');
  expect(readLocal('12.25.2026', pattern)).toBeUndefined();
});

test.each([
  ['05/12/2026', 'MM/dd/yyyy', '2026-05-12', false],
  ['05/12/2026', 'dd/MM/yyyy', '2026-12-05', false],
  ['05/12/2026', 'dd.MM.yyyy', '2026-12-05', true],
  ['05/12/2026', 'yyyy-MM-dd', '2026-05-12', true],
  ['05-12-2026', 'MM/dd/yyyy', '2026-05-12', true],
  ['05122026', 'dd.MM.yyyy', '2026-12-05', true],
  ['05.12.2026', 'dd.MM.yyyy', '2026-12-05', false],
  ['05.12.2026', 'dd/MM/yyyy', '2026-12-05', false],
  ['05.12.2026', 'MM/dd/yyyy', '2026-12-05', true],
  ['05.05.2026', 'MM/dd/yyyy', '2026-05-05', false],
  ['25/12/2026', 'dd.MM.yyyy', '2026-12-25', false],
  ['2026-05-12', 'MM/dd/yyyy', '2026-05-12', false],
  ['tomorrow', 'MM/dd/yyyy', undefined, false],
])('%s in %s is %s, ambiguous: %s', (text, pattern, local, ambiguous) => {
  expect(readLocal(text, pattern)).toBe(local);
  expect(isAmbiguous(text, pattern)).toBe(ambiguous);
});
