export {
  TranslationStrip,
  TranslationTabs,
  useActiveLanguage,
} from '../fields/translation/TranslationTabs.tsx';
export type { TextLanguage } from '../fields/translation/translationState.ts';
