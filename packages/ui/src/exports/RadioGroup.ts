export { RadioGroup, type RadioGroupProps, type RadioOption } from '../fields/RadioGroup.tsx';
