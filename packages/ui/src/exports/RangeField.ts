export { RangeField, type RangeFieldProps, type RangeValue } from '../fields/range/RangeField.tsx';
