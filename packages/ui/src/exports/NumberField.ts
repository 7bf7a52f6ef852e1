export { NumberField, type NumberFieldProps } from '../fields/NumberField.tsx';
