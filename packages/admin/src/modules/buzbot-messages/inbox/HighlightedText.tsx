import type { ReactNode } from 'react';
import { foundParts } from './matchParts.ts';

interface FoundProps {
  readonly text: string;
  readonly words: string;
  /** Whose capital letters are whose. */
  readonly tag: string;
}

/** A text with the searched words marked. */
export function Found({ text, words, tag }: FoundProps): ReactNode {
  return foundParts(text, words, tag).map(({ part, isFound, at }) =>
    isFound ? <mark key={at}>{part}</mark> : <span key={at}>{part}</span>,
  );
}
