import { defaultLanguage, isLanguageCode, type LanguageCode } from '@rentyard/contract/languages';

const storageKey = 'rentyard.language';

/**
 * Splits `/ru/offers/page/1` into its language and the rest; no language when the path has none.
 */
export function splitPath(pathname: string): {
  readonly language: LanguageCode | undefined;
  readonly rest: string;
} {
  const [, first = '', ...others] = pathname.split('/');
  if (!isLanguageCode(first)) return { language: undefined, rest: pathname || '/' };
  return { language: first, rest: `/${others.join('/')}` };
}

/** Adds the language to a path without one: `/offers/page/1` becomes `/ru/offers/page/1`. */
export function withLanguage(language: LanguageCode, path: string): string {
  return path === '/' ? `/${language}` : `/${language}${path}`;
}

/** The same URL in another language; path, query and hash stay (P-BOOT-2). */
export function inLanguage(
  language: LanguageCode,
  address: { readonly pathname: string; readonly search: string; readonly hash: string },
): string {
  return withLanguage(language, splitPath(address.pathname).rest) + address.search + address.hash;
}

/**
 * The language for a URL without one: the stored one, else the browser's, else English, else the
 * first that is offered.
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
