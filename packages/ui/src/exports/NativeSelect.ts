export { NativeSelect, type NativeSelectProps } from '../fields/select/NativeSelect.tsx';
