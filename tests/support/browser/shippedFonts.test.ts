import { readdirSync, readFileSync } from 'node:fs';
import { languageCodes, languageTag } from '@rentyard/contract/languages';
import { parseSync, Visitor } from 'vite';
import { expect, test } from 'vitest';
import { expectNone } from '../expectNone.ts';
import { unshippedCharacters } from './shippedFonts.ts';

/** Guides, which Storybook renders in its own fonts, what people with other scripts type, and output for a terminal. */
const notOnScreens =
  /^(stories\/guides\/|stories\/capabilities\/(Typing\.stories|environments)\.tsx|packages\/api\/src\/(lifecycle\/|serve\.ts))/;

/** Messages, labels, demo data and JSX texts are strings of these sources. */
const sources = [
  'packages/ui/src',
  'packages/admin/src',
  'packages/contract/src',
  'packages/api/src',
  'stories',
]
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => `${folder}/${path}`),
  )
  .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
  .filter((path) => !notOnScreens.test(path));

/** The strings of a file, without comments, if the file may contain a character that no shipped font has. */
function stringsOf(path: string): readonly string[] {
  const code = readFileSync(path, 'utf8');
  const mayContain = unshippedCharacters(code).length > 0 || /\\[ux]/.test(code);
  if (!mayContain) return [];
  const strings: string[] = [];
  new Visitor({
    Literal: ({ value }) => {
      if (typeof value === 'string') strings.push(value);
    },
    TemplateElement: ({ value }) => strings.push(value.cooked ?? ''),
    JSXText: ({ value }) => strings.push(value),
  }).visit(parseSync(path, code).program);
  return strings;
}

test('the shipped fonts contain the alphabets of six languages, and lack some characters', () => {
  expect(unshippedCharacters('Îșțâ ğış żółć ёщы їєґ – “…” № ₴ ₺\u00a0\u202f')).toEqual([]);
  expect(unshippedCharacters('a ≥ b → c ≥ d 🇲🇩')).toEqual(['≥', '→', '🇲', '🇩']);
});

test('the shipped fonts contain the characters of every string', () => {
  const problems = sources.flatMap((path) =>
    stringsOf(path)
      // What the API returns for a country without an image; screens show a picture of it.
      .filter((text) => !/^\p{RI}{2}$/u.test(text))
      .filter((text) => unshippedCharacters(text).length > 0)
      .map(
        (text) =>
          `${path}: "${text}" needs ${unshippedCharacters(text).join(' ')} from a system font: use a word or an icon`,
      ),
  );
  expectNone('texts in fonts that do not ship', problems);
});

test.each(languageCodes)('the shipped fonts contain dates and numbers in %s', (language) => {
  const tag = languageTag(language);
  const moments = Array.from({ length: 12 }, (_, month) => new Date(2026, month, month + 1, 9));
  const printed = [
    ...(['short', 'medium', 'long', 'full'] as const).flatMap((style) => {
      const format = new Intl.DateTimeFormat(tag, { dateStyle: style, timeStyle: 'short' });
      return moments.map((moment) => format.format(moment));
    }),
    ...(['day', 'hour', 'month'] as const).map((unit) =>
      new Intl.RelativeTimeFormat(tag, { style: 'short' }).format(-3, unit),
    ),
    new Intl.NumberFormat(tag).format(-1_234_567.89),
    new Intl.NumberFormat(tag, { notation: 'compact' }).format(1_234_567),
    new Intl.NumberFormat(tag, { style: 'percent' }).format(0.5),
    new Intl.NumberFormat(tag, { style: 'unit', unit: 'megabyte' }).format(2.5),
  ];
  expect(unshippedCharacters(printed.join(''))).toEqual([]);
});
