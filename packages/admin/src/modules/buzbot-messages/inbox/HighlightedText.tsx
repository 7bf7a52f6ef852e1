import type { ReactNode } from 'react';
import { matchParts } from './matchParts.ts';

interface HighlightedTextProps {
  readonly text: string;
  readonly query: string;
  /** Whose capital letters are whose. */
  readonly tag: string;
}

/** A text with the searched words marked. */
export function HighlightedText({ text, query, tag }: HighlightedTextProps): ReactNode {
  return matchParts(text, query, tag).map(({ part, isFound, at }) =>
    isFound ? <mark key={at}>{part}</mark> : <span key={at}>{part}</span>,
  );
}
