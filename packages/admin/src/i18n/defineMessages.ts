import type { LanguageCode } from '@rentyard/contract/languages';

/**
 * Every message of the back office by its key. Each `messages.ts` adds its own:
 *
 *     declare module '../../i18n/defineMessages.ts' {
 *       interface Messages extends Keys<typeof messages> {}
 *     }
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled by the messages files through merging
export interface Messages {}

/** A key that some `messages.ts` declares. */
export type MessageKey = Extract<keyof Messages, string>;

/** The keys of one messages file, for merging into `Messages`. */
export type Keys<M extends { readonly en: object }> = Readonly<Record<keyof M['en'], string>>;

type Translations<English> = {
  readonly [Code in Exclude<LanguageCode, 'en'>]: { readonly [Key in keyof English]: string };
};

/**
 * Declares messages in six languages side by side, in ICU syntax. English is the source: a language
 * that lacks a key, or has one too many, does not compile. Nothing imports these files at run time:
 * the catalogue plugin gathers them into one precompiled chunk per language.
 */
export function defineMessages<const English extends Readonly<Record<string, string>>>(
  messages: { readonly en: English } & Translations<English>,
): { readonly en: English } & Translations<English> {
  return messages;
}
