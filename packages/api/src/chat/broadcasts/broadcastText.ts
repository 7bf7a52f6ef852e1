import type { Translated } from '@rentyard/contract/languages';

/** What a broadcast says: one text for all, or one per language. */
export interface BroadcastText {
  /** For whom there is no text of their own language. */
  readonly message: string;
  readonly texts: Translated;
}

/** What somebody who writes in this language reads. */
export function textFor({ message, texts }: BroadcastText, language: string): string {
  return texts[language] ?? message;
}
