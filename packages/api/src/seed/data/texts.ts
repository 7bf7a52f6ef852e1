import type { LanguageCode } from '@rentyard/contract/languages';

/** One text in every language of the product. */
export type Texts = Readonly<Record<LanguageCode, string>>;
