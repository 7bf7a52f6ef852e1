export { en as strings, type UiStringKey, type UiStrings } from '../strings/en.ts';
export {
  type Translate,
  UiStringsProvider,
  useLanguageTag,
  useUiStrings,
} from '../strings/UiStringsProvider.tsx';
