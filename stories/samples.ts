import type { StoredImage } from '@rentyard/ui/ImageField';
import type { TextLanguage } from '@rentyard/ui/TranslationTabs';

/** The six content languages of the marketplace. */
export const contentLanguages: readonly TextLanguage[] = [
  { code: 'en', name: 'English', isDefault: true },
  { code: 'ru', name: 'Русский' },
  { code: 'ua', name: 'Українська', tag: 'uk' },
  { code: 'ro', name: 'Română' },
  { code: 'tr', name: 'Türkçe' },
  { code: 'pl', name: 'Polski' },
];

export const categories = [
  { id: 1, name: 'Excavators' },
  { id: 2, name: 'Mini excavators' },
  { id: 3, name: 'Loaders' },
  { id: 4, name: 'Telehandlers' },
  { id: 5, name: 'Cranes' },
  { id: 6, name: 'Compaction' },
  { id: 7, name: 'Lifts' },
  { id: 8, name: 'Power' },
];

export const excavatorName = {
  en: 'Crawler excavator, 20 t',
  ru: 'Гусеничный экскаватор, 20 т',
  ua: 'Гусеничний екскаватор, 20 т',
  ro: 'Excavator pe șenile, 20 t',
  tr: null,
  pl: null,
};

/** A simple drawing of a machine, so that stories need no network. */
export const excavatorImage: StoredImage = {
  id: 17,
  ...pictureOf('#f6c48f', '#7b5a35'),
  width: 640,
  height: 480,
  alt: 'Crawler excavator on a building site in Chișinău',
};

/** A simple drawing of a machine as the URLs of an image. */
export function pictureOf(
  light: string,
  dark: string,
): { readonly url: string; readonly thumb_url: string } {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="480"><linearGradient id="a" x2="1" y2="1"><stop stop-color="${light}"/><stop offset="1" stop-color="${dark}"/></linearGradient><path fill="url(#a)" d="M0 0h640v480H0z"/><path fill="none" stroke="#232b34" stroke-width="28" stroke-linejoin="round" d="M150 380h210V260H230zM360 290l120-150 90 110-40 60"/></svg>`;
  const url = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  return { url, thumb_url: url };
}
