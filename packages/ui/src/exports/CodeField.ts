export { CodeField, type CodeFieldProps } from '../fields/code/CodeField.tsx';
