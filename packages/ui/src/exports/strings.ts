export { en as strings, type UiStringKey, type UiStrings } from '../strings/en.ts';
export {
  type Say,
  UiStringsProvider,
  useLanguageTag,
  useUiStrings,
} from '../strings/UiStringsProvider.tsx';
