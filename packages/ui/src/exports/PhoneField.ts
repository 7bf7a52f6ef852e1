export { PhoneField, type PhoneFieldProps } from '../fields/masked/PhoneField.tsx';
