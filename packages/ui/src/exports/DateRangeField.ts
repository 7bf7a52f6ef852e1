export { DateRangeField, type DateRangeFieldProps } from '../fields/dates/DateRangeField.tsx';
export type { DateRange } from '../fields/dates/RangeCalendar.tsx';
