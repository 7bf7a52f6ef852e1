export type { TranslatedRecord, TranslationState } from '../TranslationMatrix/progress.ts';
export {
  type MatrixLanguage,
  TranslationMatrix,
  type TranslationMatrixProps,
} from '../TranslationMatrix/TranslationMatrix.tsx';
