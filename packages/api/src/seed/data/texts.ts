import { type LanguageCode, languageCodes } from '@rentyard/contract/languages';

/** One text in every language of the product. */
export type Texts = Readonly<Record<LanguageCode, string>>;

/** `English | Русский | Українська | Română | Türkçe | Polski`: the order of `languageCodes`. */
export function inSix(line: string): Texts {
  const texts = line.split(' | ');
  return Object.fromEntries(languageCodes.map((code, at) => [code, texts[at]])) as Texts;
}
