export interface FoundPart {
  readonly part: string;
  readonly isFound: boolean;
  /** Where it begins. */
  readonly at: number;
}

/** Cuts a text at the searched words, whatever their case; around the first of them when it is long. */
export function foundParts(text: string, words: string, tag: string): readonly FoundPart[] {
  const wanted = words
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => word.toLocaleLowerCase(tag));
  const low = text.toLocaleLowerCase(tag);
  // Some letters change their length with their case; then places do not fit, and nothing is marked.
  if (low.length !== text.length) return [{ part: text, isFound: false, at: 0 }];
  const parts: FoundPart[] = [];
  let at = 0;
  while (at < text.length) {
    const next = wanted
      .map((word) => ({ word, place: low.indexOf(word, at) }))
      .filter(({ place }) => place >= 0)
      .sort((one, other) => one.place - other.place)[0];
    if (!next) break;
    if (next.place > at) parts.push({ part: text.slice(at, next.place), isFound: false, at });
    at = next.place + next.word.length;
    parts.push({ part: text.slice(next.place, at), isFound: true, at: next.place });
  }
  if (at < text.length) parts.push({ part: text.slice(at), isFound: false, at });
  return parts;
}
