export {
  TranslationField,
  type TranslationFieldHandle,
  type TranslationFieldProps,
  type Translations,
} from '../fields/TranslationField.tsx';
