import { languageCodes, languageTag } from '@rentyard/contract/languages';
import { describe, expect, it } from 'vitest';
import { formatMoment, isPlainPattern, relativeParts } from './dateFormat.ts';
import { messages } from './messages.ts';
import { buildFormat } from './useFormat.ts';
import { wordedDate } from './wordedDate.ts';

it('formats moments as MM/DD/YYYY HH:mm', () => {
  expect(formatMoment(new Date(2026, 4, 3, 7, 5).toISOString())).toBe('05/03/2026 07:05');
});

describe('moment in the format of a language', () => {
  const moment = new Date(2026, 4, 3, 17, 5, 9).toISOString();
  it.each([
    ['dd.MM.yyyy HH:mm', '03.05.2026 17:05'],
    ['yyyy-MM-dd h:mm a', '2026-05-03 5:05 PM'],
    ["d.M.yyyy 'ore' H.mm.ss", '3.5.2026 ore 17.05.09'],
    ["HH 'o''clock'", "17 o'clock"],
  ])('formats %s as %s, like date-fns', (pattern, written) => {
    expect(isPlainPattern(pattern)).toBe(true);
    expect(formatMoment(moment, pattern)).toBe(written);
    expect(wordedDate(moment, pattern, 'en')).toBe(written);
  });

  it.each(['d MMM yyyy', 'EEEE', 'do', 'yy', 'hhh'])('leaves %s to date-fns', (pattern) => {
    expect(isPlainPattern(pattern)).toBe(false);
  });

  it('uses the month and day names of the language when the format has names', () => {
    expect(wordedDate(moment, 'd MMMM yyyy', 'ua')).toBe('3 травня 2026');
    expect(wordedDate(moment, 'nonsense', 'ru')).toBe('');
  });
});

it('formats moments in the time zone of the account', () => {
  const moment = '2026-03-29T01:30:00.000Z';
  const inZone = (zone: string) => formatMoment(moment, 'yyyy-MM-dd HH:mm', zone);
  expect(inZone('America/New_York')).toBe('2026-03-28 21:30');
  expect(inZone('Europe/Chisinau')).toBe('2026-03-29 04:30');
  const timeZone = 'Asia/Tokyo';
  const format = buildFormat('en', {
    moment: (iso) => formatMoment(iso, 'HH:mm', timeZone),
    timeZone,
  });
  expect(format.exactMoment(moment)).toBe('10:30 GMT+9');
});

it('an invalid moment is formatted as an empty text, so that an invalid row does not break a list', () => {
  expect(formatMoment('yesterday')).toBe('');
  const { exactMoment, relative, amount } = buildFormat('en');
  expect(exactMoment('294276-12-31T00:00:00Z')).toBe('');
  expect(relative('294276-12-31T00:00:00Z')).toBe('');
  expect(amount(`12.${'5'.repeat(120)}`)).toMatch(/^12\.5{19,20}/);
});

describe('relative time', () => {
  const secondsAgo = (seconds: number) => new Date(Date.now() - seconds * 1000).toISOString();

  it.each(languageCodes)('is "just now" in %s within a minute of now', (language) => {
    const justNow = messages[language]['time.just_now'];
    const { relative } = buildFormat(languageTag(language), { justNow });
    expect(relative(secondsAgo(0))).toBe(justNow);
    expect(relative(secondsAgo(55))).toBe(justNow);
    expect(relative(secondsAgo(-55))).toBe(justNow);
    expect(relative(secondsAgo(65))).not.toBe(justNow);
  });

  it('counts minutes, hours and days after the first minute', () => {
    const { relative } = buildFormat('en');
    expect(relative(secondsAgo(0))).toBe('just now');
    expect(relative(secondsAgo(65))).toBe('1 min. ago');
    expect(relative(secondsAgo(86_400))).toBe('yesterday');
  });
});

describe('relativeParts', () => {
  const now = Date.parse('2026-05-03T12:00:00Z');
  it.each([
    ['2026-05-03T11:59:40Z', 0, 'minute'],
    ['2026-05-03T11:57:00Z', -3, 'minute'],
    ['2026-05-03T09:10:00Z', -2, 'hour'],
    ['2026-05-01T12:00:00Z', -2, 'day'],
    ['2025-01-01T12:00:00Z', -1, 'year'],
  ] as const)('formats %s as %i %s', (iso, value, unit) => {
    expect(relativeParts(iso, now)).toEqual([value, unit]);
  });
});

describe('amount', () => {
  it('keeps every digit of a decimal string', () => {
    expect(buildFormat('en').amount('9007199254740993.07')).toBe('9,007,199,254,740,993.07');
    expect(buildFormat('en').amount('1450.00')).toBe('1,450.00');
    expect(buildFormat('en').amount('1500')).toBe('1,500');
  });

  it('follows the language', () => {
    expect(buildFormat('ro').amount('1450.50')).toBe('1.450,50');
  });
});
