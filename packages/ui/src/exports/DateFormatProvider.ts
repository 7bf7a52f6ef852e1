export {
  type DateFormat,
  DateFormatProvider,
  type DateFormatProviderProps,
} from '../fields/dates/DateFormatProvider.tsx';
