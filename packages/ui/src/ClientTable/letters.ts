import { type ClientField, textOf } from './clientField.ts';

/** Accented letters that Unicode does not decompose into a letter and an accent. */
const alike = 'łl øo đd ıi İi ёе ґг';

/** Blocks of Latin letters with accents: Latin-1, Extended-A and -B, Extended Additional. */
const latin = [
  [0xc0, 0x24f],
  [0x1e00, 0x1eff],
] as const;

let known: ReadonlyMap<string, string> | undefined;

/** Maps accented letters to plain ones. Built on first use. */
function foldings(): ReadonlyMap<string, string> {
  if (known) return known;
  const found = new Map(alike.split(' ').map(([accented = '', plain = '']) => [accented, plain]));
  for (const [from, to] of latin) {
    for (let code = from; code <= to; code++) {
      const character = String.fromCharCode(code);
      const plain = character.normalize('NFD').charAt(0).toLowerCase();
      if (plain !== character && /[a-z]/.test(plain)) found.set(character, plain);
    }
  }
  known = found;
  return found;
}

/** Converts a text to lower case and removes accents. */
export function foldText(text: string): string {
  return Array.from(text.toLowerCase(), (one) => foldings().get(one) ?? one).join('');
}

/** The accented forms of a letter. */
export function variantsOf(plain: string): readonly string[] {
  return [...foldings()].filter(([, letter]) => letter === plain).map(([accented]) => accented);
}

const beyondAscii = /[\u0080-\uffff]/;

/** The accented letters that occur in the texts of a field. */
export function lettersIn<Row>(
  rows: readonly Row[],
  { value }: ClientField<Row>,
): ReadonlySet<string> {
  const letters = new Set<string>();
  const accented = foldings();
  for (const row of rows) {
    const text = textOf(value(row));
    if (!beyondAscii.test(text)) continue;
    for (const character of text) {
      if (accented.has(character)) letters.add(character);
      const lower = character.toLowerCase();
      if (accented.has(lower)) letters.add(lower);
    }
  }
  return letters;
}
