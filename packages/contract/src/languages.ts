/**
 * The languages of the back office, as in paths, in the API and in names of catalogue files. `ua`
 * is the product's own code for Ukrainian (P-BOOT-3).
 */
export const languageCodes = ['en', 'ru', 'ua', 'ro', 'tr', 'pl'] as const;

export type LanguageCode = (typeof languageCodes)[number];

export const defaultLanguage: LanguageCode = 'en';

export function isLanguageCode(value: unknown): value is LanguageCode {
  return languageCodes.includes(value as LanguageCode);
}

/**
 * The BCP 47 tag for `<html lang>` and `Intl`. `und` for an invalid code, on which `Intl` would
 * throw.
 */
export function languageTag(code: string): string {
  if (code === 'ua') return 'uk';
  return /^[a-z]{2}$/.test(code) ? code : 'und';
}

/** A text in several languages, keyed by language code. */
export type Translated<Value = string> = { readonly [code: string]: Value };

/** The content languages that texts may be written in, by the `languages` records. */
export interface ContentLanguages {
  readonly codes: readonly string[];
  readonly default: string;
}
