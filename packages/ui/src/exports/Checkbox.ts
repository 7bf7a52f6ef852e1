export { Checkbox, type CheckboxProps } from '../fields/Checkbox.tsx';
