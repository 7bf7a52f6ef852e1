export { SearchField, type SearchFieldProps } from '../fields/SearchField.tsx';
