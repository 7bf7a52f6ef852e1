import type { LanguageCode } from '@rentyard/contract/languages';
import type { UiStrings } from '@rentyard/ui/strings';
import type { MessageFormatElement } from 'react-intl';

/** Messages of one language: plain texts stay strings, the rest is parsed at build time. */
export type Catalogue = Readonly<Record<string, string | MessageFormatElement[]>>;

/** What a catalogue chunk exports: the back office's messages and the strings of the design system. */
interface CatalogueChunk {
  readonly messages: Catalogue;
  readonly strings: UiStrings;
}

const chunks: Readonly<Record<LanguageCode, () => Promise<CatalogueChunk>>> = {
  en: () => import('virtual:catalogue/en'),
  ru: () => import('virtual:catalogue/ru'),
  ua: () => import('virtual:catalogue/ua'),
  ro: () => import('virtual:catalogue/ro'),
  tr: () => import('virtual:catalogue/tr'),
  pl: () => import('virtual:catalogue/pl'),
};

/** Fetches the catalogue of a language; the browser keeps it, so asking again is free. */
export function loadCatalogue(language: LanguageCode): Promise<CatalogueChunk> {
  return chunks[language]();
}
