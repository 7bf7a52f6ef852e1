import { soundKey } from './soundKey.ts';

/** From this length of a key on, the beginning of a word matches too: people type on while they read. */
const prefixFrom = 4;

/** The number of typos that a word of this length may have. */
function allowedTypos(length: number): number {
  if (length < 4) return 0;
  return length < 6 ? 1 : 2;
}

/**
 * The number of typos between a typed word and a word of a text: zero when they sound the same;
 * undefined when they are different words. The typed word may be the beginning of the other one.
 */
export function wordDistance(typed: string, word: string): number | undefined {
  return keyDistance(soundKey(typed), soundKey(word));
}

/** `wordDistance` of two sound keys. */
export function keyDistance(typed: string, key: string): number | undefined {
  const most = allowedTypos(typed.length);
  if (typed === '' || key.length < typed.length - most) return undefined;
  if (typed.length < prefixFrom && key.length > typed.length + most) return undefined;
  const distance = typosBetween(typed, key.slice(0, typed.length + most));
  return distance <= most ? distance : undefined;
}

/**
 * Insertions, deletions, replacements and swaps of neighbours that turn `typed` into a beginning of
 * `key`, or into the whole of a short one.
 */
function typosBetween(typed: string, key: string): number {
  let beforeLast: readonly number[] = [];
  let last: readonly number[] = Array.from({ length: key.length + 1 }, (_, at) => at);
  for (let row = 1; row <= typed.length; row += 1) {
    const current = [row];
    for (let at = 1; at <= key.length; at += 1) {
      const isSame = typed[row - 1] === key[at - 1];
      const isSwap =
        row > 1 && at > 1 && typed[row - 1] === key[at - 2] && typed[row - 2] === key[at - 1];
      current[at] = Math.min(
        (last[at] ?? 0) + 1,
        (current[at - 1] ?? 0) + 1,
        (last[at - 1] ?? 0) + (isSame ? 0 : 1),
        isSwap ? (beforeLast[at - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    beforeLast = last;
    last = current;
  }
  return typed.length < prefixFrom ? (last.at(-1) ?? 0) : Math.min(...last);
}
