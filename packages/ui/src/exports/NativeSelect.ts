export { NativeSelect, type NativeSelectProps } from '../fields/NativeSelect.tsx';
