/**
 * Finds a text inside others whatever their case and accents: `chisinau` finds `Chișinău`. One regular
 * expression over the texts as they are, since folded copies of 100,000 texts would cost their size again.
 */
export function textPattern(text: string): RegExp {
  const source = Array.from(fold(text), (character) => {
    const variants = variantsOf().get(character);
    return variants
      ? `[${character}${variants}]`
      : character.replace(/[\\^$.*+?()[\]{}|/-]/, '\\$&');
  });
  return new RegExp(source.join(''), 'i');
}

/** One pattern per word of a search: all of them have to be found, in any order. */
export function searchPatterns(search: string): readonly RegExp[] {
  return search.split(/\s+/).filter(Boolean).map(textPattern);
}

/** Letters that are one for a reader but do not come apart into a letter and an accent. */
const alike = 'łl øo đd ıi İi ёе ґг';

/** Blocks of Latin letters with accents: Latin-1, Extended-A and -B, Extended Additional. */
const latin = [
  [0xc0, 0x24f],
  [0x1e00, 0x1eff],
] as const;

let folded: ReadonlyMap<string, string> | undefined;
let variants: ReadonlyMap<string, string> | undefined;

function foldings(): ReadonlyMap<string, string> {
  if (folded) return folded;
  const found = new Map(alike.split(' ').map(([accented = '', plain = '']) => [accented, plain]));
  for (const [from, to] of latin) {
    for (let code = from; code <= to; code++) {
      const character = String.fromCharCode(code);
      const plain = character.normalize('NFD').charAt(0).toLowerCase();
      if (plain !== character && /[a-z]/.test(plain)) found.set(character, plain);
    }
  }
  folded = found;
  return found;
}

function fold(text: string): string {
  const known = foldings();
  return Array.from(text.toLowerCase(), (character) => known.get(character) ?? character).join('');
}

function variantsOf(): ReadonlyMap<string, string> {
  if (variants) return variants;
  const found = new Map<string, string>();
  for (const [accented, plain] of foldings()) found.set(plain, (found.get(plain) ?? '') + accented);
  variants = found;
  return found;
}
