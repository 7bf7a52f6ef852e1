export { MaskedField, type MaskedFieldProps } from '../fields/masked/MaskedField.tsx';
