import type { LanguageCode } from '@rentyard/contract/languages';

/** How failed rules are worded in one language, by rule. */
export type ProblemWords = Readonly<Record<string, string>>;

const chunks: Readonly<Record<LanguageCode, () => Promise<{ readonly problems: ProblemWords }>>> = {
  en: () => import('virtual:problems/en'),
  ru: () => import('virtual:problems/ru'),
  ua: () => import('virtual:problems/ua'),
  ro: () => import('virtual:problems/ro'),
  tr: () => import('virtual:problems/tr'),
  pl: () => import('virtual:problems/pl'),
};

const loaded = new Map<LanguageCode, ProblemWords>();
const listeners = new Set<() => void>();

/** The words of a language, once they are here. */
export function problemWords(language: LanguageCode): ProblemWords | undefined {
  return loaded.get(language);
}

export async function loadProblemWords(language: LanguageCode): Promise<void> {
  if (loaded.has(language)) return;
  const { problems } = await chunks[language]();
  loaded.set(language, problems);
  for (const listener of listeners) listener();
}

/** Tells when words of another language have come. */
export function onProblemWords(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
