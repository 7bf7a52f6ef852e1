import type { LanguageCode } from '@rentyard/contract/languages';
import type { UiStrings } from '@rentyard/ui/strings';
import type { MessageFormatElement } from 'react-intl';

/** Messages of one language: plain texts stay strings, the rest is parsed at build time. */
export type Catalogue = Readonly<Record<string, string | MessageFormatElement[]>>;

interface Words {
  readonly messages: Catalogue;
}

/** The words that every page has, the strings of the design system, and the way to the other words. */
interface CatalogueChunk extends Words {
  readonly strings: UiStrings;
  /** By folder: `modules/offers`, `records`. */
  readonly parts: Readonly<Record<string, () => Promise<Words>>>;
}

const chunks: Readonly<Record<LanguageCode, () => Promise<CatalogueChunk>>> = {
  en: () => import('virtual:catalogue/en'),
  ru: () => import('virtual:catalogue/ru'),
  ua: () => import('virtual:catalogue/ua'),
  ro: () => import('virtual:catalogue/ro'),
  tr: () => import('virtual:catalogue/tr'),
  pl: () => import('virtual:catalogue/pl'),
};

/** Folders whose words some screen has asked for; every language brings them from then on. */
const wanted = new Set<string>();
/** One object for each language, which grows: whoever reads it meanwhile need not be drawn again. */
const known: Partial<Record<LanguageCode, Record<string, Catalogue[string]>>> = {};
/** How many folders a known catalogue has the words of. */
const sizes: Partial<Record<LanguageCode, number>> = {};

/** Fetches the catalogue of a language with all words that are in use; asking again is free. */
export async function loadCatalogue(
  language: LanguageCode,
): Promise<Pick<CatalogueChunk, 'messages' | 'strings'>> {
  const chunk = await chunks[language]();
  let count = -1;
  let words: readonly Words[] = [];
  // More may be asked for while these are on their way.
  while (count < wanted.size) {
    count = wanted.size;
    words = await Promise.all([...wanted].map((part) => wordsIn(chunk, part)));
  }
  known[language] ??= { ...chunk.messages };
  const messages = known[language];
  if (sizes[language] !== count) {
    sizes[language] = count;
    Object.assign(messages, ...words.map((part) => part.messages));
  }
  return { messages, strings: chunk.strings };
}

const noWords = Promise.resolve({ messages: {} });

function wordsIn({ parts }: CatalogueChunk, part: string): Promise<Words> {
  // Words of a module come by themselves, those of the shared screens (`records/form`) all at once.
  const load = parts[part] ?? parts[part.replace(/\/.*$/, '')];
  if (!load && import.meta.env.DEV)
    throw new Error(
      `No words come with "${part}". A screen names the folder whose words it shows; without them it shows keys. Add a file like formMessages.ts to src/${part}, or name another folder.`,
    );
  return load?.() ?? noWords;
}

/** Fetches the words of these folders (`modules/offers`) in a language, for screens to come. */
export async function loadWords(language: LanguageCode, parts: readonly string[]): Promise<void> {
  for (const part of parts) wanted.add(part);
  await loadCatalogue(language);
}

/** Fetches all words of a language; for tests and stories, which show any screen. */
export async function loadAllWords(language: LanguageCode): Promise<void> {
  await loadWords(language, Object.keys((await chunks[language]()).parts));
}
