export { type DateFormat, DateFormatProvider } from '../fields/dates/DateFormatProvider.tsx';
