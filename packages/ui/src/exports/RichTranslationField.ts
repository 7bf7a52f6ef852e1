export {
  RichTranslationField,
  type RichTranslationFieldProps,
} from '../fields/rich/RichTranslationField.tsx';
