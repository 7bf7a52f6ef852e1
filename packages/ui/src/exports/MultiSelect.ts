export { MultiSelect, type MultiSelectProps } from '../fields/many/MultiSelect.tsx';
