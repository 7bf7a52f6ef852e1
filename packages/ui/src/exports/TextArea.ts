export { TextArea, type TextAreaProps } from '../fields/TextArea.tsx';
