export interface MatchPart {
  readonly part: string;
  readonly isFound: boolean;
  /** Start index in the text. */
  readonly at: number;
}

/** Splits a text at the search terms, ignoring case. A long text is cut around the first match. */
export function matchParts(text: string, query: string, tag: string): readonly MatchPart[] {
  const wanted = query
    .split(/\s+/)
    .filter(Boolean)
    .map((term) => term.toLocaleLowerCase(tag));
  const low = text.toLocaleLowerCase(tag);
  // Some letters change their length with their case. Then the indexes do not match, and nothing is
  // highlighted.
  if (low.length !== text.length) return [{ part: text, isFound: false, at: 0 }];
  const parts: MatchPart[] = [];
  let at = 0;
  while (at < text.length) {
    const next = wanted
      .map((term) => ({ term, index: low.indexOf(term, at) }))
      .filter(({ index }) => index >= 0)
      .sort((one, other) => one.index - other.index)[0];
    if (!next) break;
    if (next.index > at) parts.push({ part: text.slice(at, next.index), isFound: false, at });
    at = next.index + next.term.length;
    parts.push({ part: text.slice(next.index, at), isFound: true, at: next.index });
  }
  if (at < text.length) parts.push({ part: text.slice(at), isFound: false, at });
  return parts;
}
