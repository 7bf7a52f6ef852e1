import type { Ranks } from './ranks.ts';
import { roughTextOrder } from './textOrder.ts';

/**
 * Ranks texts in the order of a language. An empty text has no rank. `Intl.Collator` alone needs 1.7 million
 * comparisons for 100,000 names. So the texts are sorted approximately first, and one pass with the collator verifies
 * the order. If it fails, the collator sorts the nearly sorted texts.
 */
export function textRanks(texts: readonly string[], collator: Intl.Collator): Ranks {
  const { words, wordOf } = wordsOf(texts);
  const compare = (a: number, b: number) =>
    collator.compare(words[a] as string, words[b] as string);
  const rough = roughTextOrder(words, collator.resolvedOptions().locale, compare);
  const { ranks, count, isProven } = ranksAlong(rough, compare);
  const proven = isProven
    ? { ranks, count }
    : ranksAlong(Uint32Array.from(Array.from(rough).sort(compare)), compare);
  // Reuses the array, because the words are no longer needed.
  for (let row = 0; row < wordOf.length; row++) {
    wordOf[row] = proven.ranks[wordOf[row] as number] ?? proven.count;
  }
  return { ranks: wordOf, count: proven.count };
}

interface Words {
  readonly words: readonly string[];
  /** Index of the word of every text; one past the last index for an empty text. */
  readonly wordOf: Uint32Array;
}

/** Size of the sample that decides whether texts repeat. */
const sample = 500;

/** Texts that repeat (a status, a region) are sorted once. Distinct names skip the lookup. */
function wordsOf(texts: readonly string[]): Words {
  const repeat = new Set(texts.slice(0, sample)).size < Math.min(texts.length, sample) / 2;
  const known = new Map<string, number>();
  const words: string[] = [];
  const wordOf = new Uint32Array(texts.length).fill(texts.length);
  for (let row = 0; row < texts.length; row++) {
    const text = texts[row] as string;
    if (text === '') continue;
    const word = repeat ? known.get(text) : undefined;
    wordOf[row] = word ?? words.length;
    if (word !== undefined) continue;
    if (repeat) known.set(text, words.length);
    words.push(text);
  }
  return { words, wordOf };
}

interface ProvenRanks extends Ranks {
  /** Whether the order was correct. */
  readonly isProven: boolean;
}

function ranksAlong(order: Uint32Array, compare: (a: number, b: number) => number): ProvenRanks {
  const ranks = new Uint32Array(order.length);
  let rank = 0;
  for (let index = 1; index < order.length; index++) {
    const word = order[index] as number;
    const step = compare(order[index - 1] as number, word);
    if (step > 0) return { ranks, count: 0, isProven: false };
    if (step < 0) rank++;
    ranks[word] = rank;
  }
  return { ranks, count: order.length > 0 ? rank + 1 : 0, isProven: true };
}
