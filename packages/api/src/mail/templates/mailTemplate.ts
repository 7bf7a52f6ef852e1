import type { LanguageCode } from '@rentyard/contract/languages';

/** What a mail says in one language. `{places}` are filled with the values of the mail. */
export interface MailTemplate {
  readonly subject: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  /** Label of the button that opens `link`. */
  readonly button?: string;
  /** Smaller, at the end: what to do when the mail comes as a surprise. */
  readonly note?: string;
}

/** A kind of mail in every language. */
export type MailTemplates = Readonly<Record<LanguageCode, MailTemplate>>;

/** What fills the places of a letter. */
export interface TemplateValues {
  /** Shown large, to be copied: a one-time code. */
  readonly code?: string;
  /** Where the button leads. */
  readonly link?: string;
  readonly [place: string]: string | undefined;
}
