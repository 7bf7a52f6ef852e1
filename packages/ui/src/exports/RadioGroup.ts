export { RadioGroup, type RadioOption } from '../fields/RadioGroup.tsx';
