export {
  TranslationField,
  type TranslationFieldHandle,
  type TranslationFieldProps,
} from '../fields/translation/TranslationField.tsx';
export type { Translations } from '../fields/translation/useTranslationFrame.ts';
