import { expect, test } from 'vitest';
import { en } from './en.ts';
import { pl } from './pl.ts';
import { ro } from './ro.ts';
import { ru } from './ru.ts';
import { tr } from './tr.ts';
import { format } from './UiStringsProvider.tsx';
import { ua } from './ua.ts';

const machines = '{count, plural, one {# машина} few {# машины} many {# машин} other {# машины}}';

test('fills placeholders and leaves unknown ones empty', () => {
  expect(format('{done} of {total}', { done: 4, total: 6 }, 'en')).toBe('4 of 6');
  expect(format('{done}!', {}, 'en')).toBe('!');
});

test.each([
  [1, '1 машина'],
  [3, '3 машины'],
  [5, '5 машин'],
  [21, '21 машина'],
])('picks the plural form of %i in the language', (count, text) => {
  expect(format(machines, { count }, 'ru')).toBe(text);
});

test('falls back to the form "other"', () => {
  expect(format('{count, plural, other {# makine}} hazır', { count: 2 }, 'tr')).toBe(
    '2 makine hazır',
  );
});

test('formats large counts in the language', () => {
  expect(format('{count, plural, one {# row} other {# rows}}', { count: 1234 }, 'en')).toBe(
    '1,234 rows',
  );
});

/** The placeholders of a text. The branches of a plural are texts, not placeholders. */
const places = (text: string) =>
  [
    ...text.replace(/\{(\w+), plural,(?:\s*\w+ \{[^{}]*\})+\s*\}/g, '{$1}').matchAll(/\{(\w+)\}/g),
  ].map(([, name]) => name);

test.each(Object.entries({ ru, ua, ro, tr, pl }))(
  '%s has the same placeholders as English',
  (_, strings) => {
    for (const [key, text] of Object.entries(en)) {
      expect(new Set(places(strings[key as keyof typeof en])), key).toEqual(new Set(places(text)));
    }
  },
);
