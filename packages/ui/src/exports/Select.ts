export { Select, type SelectOption, type SelectProps } from '../fields/select/Select.tsx';
