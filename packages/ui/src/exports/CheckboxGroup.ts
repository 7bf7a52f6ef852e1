export {
  CheckboxGroup,
  type CheckboxGroupProps,
  type CheckboxOption,
} from '../fields/CheckboxGroup.tsx';
