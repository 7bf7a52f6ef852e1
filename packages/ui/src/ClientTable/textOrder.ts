import { alphabetOf } from './alphabet.ts';
import { naturalOrder } from './ranks.ts';
import { type TextKeys, textKeys } from './textKeys.ts';

type Compare = (a: number, b: number) => number;

/**
 * The approximate order of texts in a language, as indexes. It is exact except for rules that span several
 * characters. A float contains the text's index and as many weights as fit, so the engine sorts a typed array of
 * numbers; texts that are still equal are sorted by their next weights. `compare` sorts texts that differ only in
 * case or accents.
 */
export function roughTextOrder(
  texts: readonly string[],
  language: string,
  compare: Compare,
): Uint32Array {
  const alphabet = alphabetOf(texts, language);
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
