export { Select, type SelectOption, type SelectProps } from '../fields/Select.tsx';
