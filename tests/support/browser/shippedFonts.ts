import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { create } from 'fontkitten';

const admin = createRequire(resolve(import.meta.dirname, '../../../packages/admin/package.json'));
const inter = dirname(admin.resolve('@fontsource-variable/inter/package.json'));

/** The Latin subset of Inter, which tests install as the only system font. */
export const latinFile = join(inter, 'files/inter-latin-wght-normal.woff2');

/** The characters that the fonts of `packages/admin/src/fonts.ts` contain. */
const shipped = shippedCharacters();

/** The distinct characters of a text that only a system font could render. */
export function unshippedCharacters(text: string): readonly string[] {
  return [...new Set(text)].filter((character) => {
    // HarfBuzz renders every space with the current font; control and format characters have no glyph.
    if (/[\p{Z}\p{C}]/u.test(character)) return false;
    return !shipped.has(character.codePointAt(0) ?? 0);
  });
}

/** A `unicode-range` may include characters that its file lacks, so both are checked. */
function shippedCharacters(): ReadonlySet<number> {
  const ranges = JSON.parse(readFileSync(join(inter, 'unicode.json'), 'utf8')) as Readonly<
    Record<string, string>
  >;
  const all = new Set<number>();
  for (const [subset, range] of Object.entries(ranges)) {
    const inFile = charactersOf(join(inter, `files/inter-${subset}-wght-normal.woff2`));
    for (const code of codePointsOf(range)) if (inFile.has(code)) all.add(code);
  }
  return all;
}

function charactersOf(file: string): ReadonlySet<number> {
  const font = create(readFileSync(file));
  if (font.isCollection) throw new Error(`${file} contains several fonts; the check supports one.`);
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
