export {
  TranslationStrip,
  type TranslationStripProps,
  TranslationTabs,
  type TranslationTabsProps,
  useActiveLanguage,
} from '../fields/translation/TranslationTabs.tsx';
export type { TextLanguage } from '../fields/translation/translationState.ts';
