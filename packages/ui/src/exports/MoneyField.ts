export { MoneyField, type MoneyFieldProps } from '../fields/MoneyField.tsx';
