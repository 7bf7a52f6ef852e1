export {
  RichTextField,
  type RichTextFieldProps,
  type RichTextHandle,
} from '../fields/rich/RichTextField.tsx';
export type { RichImage } from '../fields/rich/RichToolbar.tsx';
