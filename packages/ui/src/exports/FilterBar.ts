export { FilterBar, type FilterBarProps } from '../filters/FilterBar.tsx';
export {
  type FilterField,
  type FilterOption,
  type Filters,
  type FilterValue,
  tidyValue,
  withFilter,
} from '../filters/filterField.ts';
