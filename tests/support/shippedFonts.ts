import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { create } from 'fontkitten';

const admin = createRequire(resolve(import.meta.dirname, '../../packages/admin/package.json'));
const inter = dirname(admin.resolve('@fontsource-variable/inter/package.json'));
const flags = admin.resolve('country-flag-emoji-polyfill/dist/TwemojiCountryFlags.woff2');

/** The Latin subset of Inter, which tests install as the only font of the system. */
export const latinFile = join(inter, 'files/inter-latin-wght-normal.woff2');

/** The characters that the fonts in `packages/admin/src/fonts.ts` draw in text of any style. */
const shipped = shippedCharacters();

/** The distinct characters of a text that only a font of the system could draw. */
export function unshippedCharacters(text: string): readonly string[] {
  return [...new Set(text)].filter((character) => {
    // HarfBuzz draws every space with the font in use; control and format characters have no shape.
    if (/[\p{Z}\p{C}]/u.test(character)) return false;
    return !shipped.has(character.codePointAt(0) ?? 0);
  });
}

/** A range may promise characters that its file lacks, so both count. */
function shippedCharacters(): ReadonlySet<number> {
  const ranges = JSON.parse(readFileSync(join(inter, 'unicode.json'), 'utf8')) as Readonly<
    Record<string, string>
  >;
  const all = new Set(charactersOf(flags));
  for (const [subset, range] of Object.entries(ranges)) {
    const inFile = charactersOf(join(inter, `files/inter-${subset}-wght-normal.woff2`));
    for (const code of codePointsOf(range)) if (inFile.has(code)) all.add(code);
  }
  return all;
}

function charactersOf(file: string): ReadonlySet<number> {
  const font = create(readFileSync(file));
  if (font.isCollection) throw new Error(`${file} holds several fonts, one is expected.`);
  return new Set(font.characterSet);
}

/** `U+0000-00FF,U+0131` as numbers. */
function codePointsOf(range: string): readonly number[] {
  return range.split(',').flatMap((item) => {
    const [first = 0, last = first] = item
      .replace('U+', '')
      .split('-')
      .map((hexadecimal) => Number.parseInt(hexadecimal, 16));
    return Array.from({ length: last - first + 1 }, (_, at) => first + at);
  });
}
