export { DateTimeField, type DateTimeFieldProps } from '../fields/dates/DateTimeField.tsx';
