import type { LanguageCode } from '@rentyard/contract/languages';

/** The text of a mail in one language. `{placeholders}` are filled with the values of the mail. */
export interface MailTemplate {
  readonly subject: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  /** Label of the button that opens `link`. */
  readonly button?: string;
  /** Footer: what to do when the mail is unexpected. */
  readonly note?: string;
}

/** A mail template in every language. */
export type MailTemplates = Readonly<Record<LanguageCode, MailTemplate>>;

/** Values of the placeholders of a template. */
export interface TemplateValues {
  /** A one-time code, shown large. */
  readonly code?: string;
  /** The target of the button. */
  readonly link?: string;
  readonly [placeholder: string]: string | undefined;
}
