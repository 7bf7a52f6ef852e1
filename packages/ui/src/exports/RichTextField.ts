export {
  type RichImage,
  RichTextField,
  type RichTextFieldProps,
  type RichTextHandle,
} from '../fields/rich/RichTextField.tsx';
