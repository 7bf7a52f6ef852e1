/** A segment of text that both sides share, or that only one side has. */
export interface DiffSegment {
  readonly kind: 'same' | 'removed' | 'added';
  readonly text: string;
}

/**
 * Above this number of word pairs the comparison would take noticeable time. The differing middle then becomes one
 * replacement.
 */
const limit = 4_000_000;

/**
 * The differences between two texts by words. Equal beginnings and ends are skipped first, so the cost depends on the
 * edited part of a long text.
 */
export function wordDiff(before: string, after: string): readonly DiffSegment[] {
  const old = words(before);
  const now = words(after);
  let start = 0;
  while (start < old.length && start < now.length && old[start] === now[start]) start += 1;
  let end = 0;
  while (
    end < old.length - start &&
    end < now.length - start &&
    old[old.length - 1 - end] === now[now.length - 1 - end]
  ) {
    end += 1;
  }
  return joined([
    ...marked('same', old.slice(0, start)),
    ...middle(old.slice(start, old.length - end), now.slice(start, now.length - end)),
    ...marked('same', old.slice(old.length - end)),
  ]);
}

/** Splits a text into words, runs of whitespace and single other characters. */
function words(text: string): readonly string[] {
  return text.match(/[\p{L}\p{N}\p{M}_]+|\s+|[^\p{L}\p{N}\p{M}_\s]/gu) ?? [];
}

function marked(kind: DiffSegment['kind'], texts: readonly string[]): readonly DiffSegment[] {
  return texts.map((text) => ({ kind, text }));
}

/** The longest common subsequence of words, by dynamic programming. */
function middle(old: readonly string[], now: readonly string[]): readonly DiffSegment[] {
  const width = now.length + 1;
  if (old.length * now.length > limit) return [...marked('removed', old), ...marked('added', now)];
  const common = new Uint32Array((old.length + 1) * width);
  const at = (i: number, j: number): number => common[i * width + j] ?? 0;
  for (let i = old.length - 1; i >= 0; i -= 1) {
    for (let j = now.length - 1; j >= 0; j -= 1) {
      common[i * width + j] =
        old[i] === now[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  }
  const segments: DiffSegment[] = [];
  let i = 0;
  let j = 0;
  while (i < old.length || j < now.length) {
    if (i < old.length && j < now.length && old[i] === now[j]) {
      segments.push({ kind: 'same', text: old[i] ?? '' });
      i += 1;
      j += 1;
    } else if (i < old.length && (j === now.length || at(i + 1, j) >= at(i, j + 1))) {
      segments.push({ kind: 'removed', text: old[i] ?? '' });
      i += 1;
    } else {
      segments.push({ kind: 'added', text: now[j] ?? '' });
      j += 1;
    }
  }
  return segments;
}

/**
 * Joins neighbouring segments of the same kind. Whitespace between two changes belongs to the change, so five
 * replaced words become one replacement.
 */
function joined(segments: readonly DiffSegment[]): readonly DiffSegment[] {
  const all: DiffSegment[] = [];
  const change = { removed: '', added: '' };
  const put = (kind: DiffSegment['kind'], text: string) => {
    const last = all.at(-1);
    if (text === '') return;
    if (last?.kind === kind) all[all.length - 1] = { kind, text: last.text + text };
    else all.push({ kind, text });
  };
  const putChange = () => {
    put('removed', change.removed);
    put('added', change.added);
    change.removed = '';
    change.added = '';
  };
  segments.forEach(({ kind, text }, index) => {
    const isInChange = change.removed !== '' && change.added !== '';
    const next = segments[index + 1]?.kind ?? 'same';
    if (kind !== 'same') {
      change[kind] += text;
    } else if (isInChange && text.trim() === '' && next !== 'same') {
      change.removed += text;
      change.added += text;
    } else {
      putChange();
      put('same', text);
    }
  });
  putChange();
  return all;
}
