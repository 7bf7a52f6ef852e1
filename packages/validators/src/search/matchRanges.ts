import { soundKey } from './soundKey.ts';
import { keyDistance, wordDistance } from './wordDistance.ts';

/** The indexes of a part of a text: from the first to the one after the last. */
export type MatchRange = readonly [from: number, to: number];

/** Fewer digits are not searched for across spaces and punctuation. */
const digitsFrom = 5;

/**
 * The parts of a text that a query matches: its words without regard to case and accents, the
 * digits of a phone number in any format, and otherwise the words that are most similar.
 */
export function matchRanges(text: string, query: string): readonly MatchRange[] {
  const folded = indexed(text, (letter) =>
    letter.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase(),
  );
  const digits = indexed(text, (letter) => (/\d/.test(letter) ? letter : ''));
  const typedDigits = query.replace(/\D/g, '').replace(/^0+/, '').slice(-8);
  const isPhone = typedDigits.length >= digitsFrom && !/\p{L}/u.test(query);
  const ranges = query.split(/\s+/).flatMap((word) => {
    const wanted = word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
    const exact = occurrences(folded, wanted);
    return exact.length > 0 || isPhone ? exact : similar(text, word);
  });
  return merged(isPhone && ranges.length === 0 ? occurrences(digits, typedDigits) : ranges);
}

interface Indexed {
  readonly text: string;
  /** The index in the original text of each character, and the end. */
  readonly at: readonly number[];
}

function indexed(text: string, form: (letter: string) => string): Indexed {
  let formed = '';
  const at: number[] = [];
  let index = 0;
  for (const letter of text) {
    const part = form(letter);
    formed += part;
    for (let count = 0; count < part.length; count += 1) at.push(index);
    index += letter.length;
  }
  return { text: formed, at: [...at, text.length] };
}

function occurrences({ text, at }: Indexed, wanted: string): readonly MatchRange[] {
  if (wanted === '') return [];
  const found: MatchRange[] = [];
  for (
    let from = text.indexOf(wanted);
    from >= 0;
    from = text.indexOf(wanted, from + wanted.length)
  ) {
    const last = at[from + wanted.length - 1] ?? 0;
    const after = at.slice(from + wanted.length).find((index) => index > last);
    found.push([at[from] ?? 0, after ?? at[at.length - 1] ?? last + 1]);
  }
  return found;
}

/** The words of the text with the fewest typos. */
function similar(text: string, typed: string): readonly MatchRange[] {
  const words = [...text.matchAll(/[\p{L}\p{N}]+/gu)].flatMap((match) => {
    const typos = /\d/.test(typed) ? sameCode(typed, match[0]) : wordDistance(typed, match[0]);
    return typos === undefined
      ? []
      : [{ typos, from: match.index, to: match.index + match[0].length }];
  });
  const fewest = Math.min(...words.map(({ typos }) => typos));
  return words.filter(({ typos }) => typos === fewest).map(({ from, to }) => [from, to]);
}

function sameCode(typed: string, word: string): number | undefined {
  return keyDistance(soundKey(typed), soundKey(word)) === 0 ? 0 : undefined;
}

function merged(ranges: readonly MatchRange[]): readonly MatchRange[] {
  const result: [number, number][] = [];
  for (const [from, to] of [...ranges].sort(([one], [other]) => one - other)) {
    const last = result.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else result.push([from, to]);
  }
  return result;
}
