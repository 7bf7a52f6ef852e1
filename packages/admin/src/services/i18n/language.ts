import { defaultLanguage, isLanguageCode, type LanguageCode } from '@rentyard/contract/languages';

const storageKey = 'rentyard.language';

/** Splits `/ru/offers/page/1` into its language and the rest; no language when none leads the path. */
export function splitPath(pathname: string): {
  readonly language: LanguageCode | undefined;
  readonly rest: string;
} {
  const [, first = '', ...others] = pathname.split('/');
  if (!isLanguageCode(first)) return { language: undefined, rest: pathname || '/' };
  return { language: first, rest: `/${others.join('/')}` };
}

/** Puts the language in front of a path that has none: `/offers/page/1` to `/ru/offers/page/1`. */
export function withLanguage(language: LanguageCode, path: string): string {
  return path === '/' ? `/${language}` : `/${language}${path}`;
}

/** The same address in another language; path, query and hash stay (P-BOOT-2). */
export function inLanguage(
  language: LanguageCode,
  address: { readonly pathname: string; readonly search: string; readonly hash: string },
): string {
  return withLanguage(language, splitPath(address.pathname).rest) + address.search + address.hash;
}

/**
 * The language for an address without one: the stored, else the browser's, else English, and where
 * even that is not offered, the first that is.
 */
export function preferredLanguage(
  stored: string | null,
  browserLanguages: readonly string[],
  offered: readonly LanguageCode[],
): LanguageCode {
  const wanted = [stored, ...browserLanguages.map(codeOfTag), defaultLanguage];
  const isOffered = (code: string | null): code is LanguageCode =>
    offered.some((one) => one === code);
  return wanted.find(isOffered) ?? offered[0] ?? defaultLanguage;
}

export function storedLanguage(): string | null {
  return localStorage.getItem(storageKey);
}

export function storeLanguage(language: LanguageCode): void {
  localStorage.setItem(storageKey, language);
}

function codeOfTag(tag: string): string {
  const [primary = ''] = tag.toLowerCase().split('-');
  return primary === 'uk' ? 'ua' : primary;
}
