export { DateField, type DateFieldProps } from '../fields/dates/DateField.tsx';
