export {
  TranslationStrip,
  TranslationTabs,
  useActiveLanguage,
} from '../fields/TranslationTabs.tsx';
export type { TextLanguage } from '../fields/translationState.ts';
