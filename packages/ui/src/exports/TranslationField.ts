export {
  TranslationField,
  type TranslationFieldHandle,
  type TranslationFieldProps,
} from '../fields/TranslationField.tsx';
export type { Translations } from '../fields/useTranslationFrame.ts';
