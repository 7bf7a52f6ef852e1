import type { LanguageCode } from '@rentyard/contract/languages';

/**
 * Every message of the back office by its key. `app/coreMessages.ts` and `app/restMessages.ts` fill
 * it with the keys of the files that they list.
 */
// biome-ignore lint/suspicious/noEmptyInterface: the message lists fill it by declaration merging
export interface Messages {}

/** The key of a message. */
export type MessageKey = Extract<keyof Messages, string>;

/** Messages of several screens in six languages, in ICU syntax. */
export type MessageFile = Readonly<Record<LanguageCode, Readonly<Record<string, string>>>>;

/** The keys of some files, for merging into `Messages`. */
export type Keys<File extends MessageFile> = Readonly<Record<KeysOf<File>, string>>;

type KeysOf<File extends MessageFile> = File extends { readonly en: infer English }
  ? Extract<keyof English, string>
  : never;

type Translations<English> = {
  readonly [Code in Exclude<LanguageCode, 'en'>]: { readonly [Key in keyof English]: string };
};

/**
 * Declares messages in six languages side by side, in ICU syntax. English is the source: a language
 * with a missing or an extra key does not compile. List a new file in `app/coreMessages.ts` or in
 * `app/restMessages.ts`, which decide when it loads.
 */
export function defineMessages<const English extends Readonly<Record<string, string>>>(
  messages: { readonly en: English } & Translations<English>,
): { readonly en: English } & Translations<English> {
  return messages;
}
