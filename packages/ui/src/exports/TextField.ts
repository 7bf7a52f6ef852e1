export { TextField, type TextFieldProps } from '../fields/TextField.tsx';
