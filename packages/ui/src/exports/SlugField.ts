export { SlugField, type SlugFieldProps } from '../fields/SlugField.tsx';
