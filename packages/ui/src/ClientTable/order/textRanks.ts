import type { Ranks } from './ranks.ts';
import { naturalOrder } from './ranks.ts';
import { buildAlphabet, type TextKeys, textKeys } from './textKeys.ts';

/**
 * Ranks texts in the order of a language. An empty text has no rank. `Intl.Collator` alone needs 1.7 million
 * comparisons for 100,000 names. So the texts are sorted approximately first, and one pass with the collator verifies
 * the order. If it fails, the collator sorts the nearly sorted texts.
 */
export function textRanks(texts: readonly string[], collator: Intl.Collator): Ranks {
  const { words, wordIndexes } = collectWords(texts);
  const compare = (a: number, b: number) =>
    collator.compare(words[a] as string, words[b] as string);
  const rough = roughTextOrder(words, collator.resolvedOptions().locale, compare);
  const { ranks, count, isProven } = ranksAlong(rough, compare);
  const proven = isProven
    ? { ranks, count }
    : ranksAlong(Uint32Array.from(Array.from(rough).sort(compare)), compare);
  // Reuses the array, because the words are no longer needed.
  for (let row = 0; row < wordIndexes.length; row++) {
    wordIndexes[row] = proven.ranks[wordIndexes[row] as number] ?? proven.count;
  }
  return { ranks: wordIndexes, count: proven.count };
}

interface Words {
  readonly words: readonly string[];
  /** Index of the word of every text; one past the last index for an empty text. */
  readonly wordIndexes: Uint32Array;
}

/** Size of the sample that decides whether texts repeat. */
const sample = 500;

/** Texts that repeat (a status, a region) are sorted once. Distinct names skip the lookup. */
function collectWords(texts: readonly string[]): Words {
  const repeat = new Set(texts.slice(0, sample)).size < Math.min(texts.length, sample) / 2;
  const known = new Map<string, number>();
  const words: string[] = [];
  const wordIndexes = new Uint32Array(texts.length).fill(texts.length);
  for (let row = 0; row < texts.length; row++) {
    const text = texts[row] as string;
    if (text === '') continue;
    const word = repeat ? known.get(text) : undefined;
    wordIndexes[row] = word ?? words.length;
    if (word !== undefined) continue;
    if (repeat) known.set(text, words.length);
    words.push(text);
  }
  return { words, wordIndexes };
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

type Compare = (a: number, b: number) => number;

/**
 * The approximate order of texts in a language, as indexes. It is exact except for rules that span several
 * characters. A float contains the text's index and as many weights as fit, so the engine sorts a typed array of
 * numbers; texts that are still equal are sorted by their next weights. `compare` sorts texts that differ only in
 * case or accents.
 */
function roughTextOrder(texts: readonly string[], language: string, compare: Compare): Uint32Array {
  const alphabet = buildAlphabet(texts, language);
  const keys = textKeys(texts, alphabet);
  const order = naturalOrder(texts.length);
  const packed = new Float64Array(texts.length);
  const spans: Span[] = [{ from: 0, to: texts.length, depth: 0 }];
  for (let span = spans.pop(); span; span = spans.pop()) {
    if (span.to - span.from > 1) orderSpan({ span, keys, order, packed, spans, compare, alphabet });
  }
  return order;
}

interface Span {
  readonly from: number;
  readonly to: number;
  /** Number of leading weights that the texts of this span share. */
  readonly depth: number;
}

interface SpanWork {
  readonly span: Span;
  readonly keys: TextKeys;
  readonly order: Uint32Array;
  /** Buffer for sorting. */
  readonly packed: Float64Array;
  /** Receives the spans that need another pass. */
  readonly spans: Span[];
  readonly compare: Compare;
  readonly alphabet: { readonly bits: number };
}

/** Bits of the integers that a float represents exactly. */
const exactBits = 53;

function orderSpan({ span, keys, order, packed, spans, compare, alphabet }: SpanWork): void {
  const { weights, starts } = keys;
  const { from, to } = span;
  const count = to - from;
  const depth = span.depth + commonWeights(keys, order.subarray(from, to), span.depth);
  const slots = 2 ** Math.ceil(Math.log2(count));
  const base = 2 ** alphabet.bits;
  const width = Math.floor((exactBits - Math.log2(slots)) / alphabet.bits);
  for (let index = 0; index < count; index++) {
    const number = order[from + index] as number;
    const end = starts[number + 1] as number;
    let at = (starts[number] as number) + depth;
    let key = 0;
    for (let step = 0; step < width; step++, at++) {
      key = key * base + (at < end ? (weights[at] as number) : 0);
    }
    packed[index] = key * slots + index;
  }
  const sorted = packed.subarray(0, count).sort();
  const before = order.slice(from, to);
  let start = 0;
  for (let index = 0; index < count; index++) {
    const key = sorted[index] as number;
    const prefix = Math.floor(key / slots);
    order[from + index] = before[key - prefix * slots] as number;
    const next = index + 1 < count ? Math.floor((sorted[index + 1] as number) / slots) : -1;
    if (prefix === next) continue;
    const run = { from: from + start, to: from + index + 1, depth: depth + width };
    start = index + 1;
    if (run.to - run.from < 2) continue;
    // The last weight is 0, so all of these texts have ended.
    if (prefix % base === 0) order.subarray(run.from, run.to).sort(compare);
    else spans.push(run);
  }
}

/** Number of weights from `depth` on that all of these texts share. Names often begin alike. */
function commonWeights({ weights, starts }: TextKeys, numbers: Uint32Array, depth: number): number {
  const first = numbers[0] as number;
  const origin = (starts[first] as number) + depth;
  let common = (starts[first + 1] as number) - origin;
  for (let index = 1; index < numbers.length && common > 0; index++) {
    const number = numbers[index] as number;
    const start = (starts[number] as number) + depth;
    common = Math.min(common, (starts[number + 1] as number) - start);
    let same = 0;
    while (same < common && weights[origin + same] === weights[start + same]) same++;
    common = same;
  }
  return common;
}
