export { TimeField, type TimeFieldProps } from '../fields/dates/TimeField.tsx';
