export { TwoPanePicker, type TwoPanePickerProps } from '../fields/many/TwoPanePicker.tsx';
