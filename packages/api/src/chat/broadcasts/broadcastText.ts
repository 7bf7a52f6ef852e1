import type { Translated } from '@rentyard/contract/languages';

/** The text of a broadcast: one for all recipients, or one per language. */
export interface BroadcastText {
  /** The default text, for languages without their own. */
  readonly message: string;
  readonly texts: Translated;
}

/** The text for a recipient with this language. */
export function textFor({ message, texts }: BroadcastText, language: string): string {
  return texts[language] ?? message;
}
