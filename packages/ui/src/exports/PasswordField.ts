export { PasswordField, type PasswordFieldProps } from '../fields/PasswordField.tsx';
