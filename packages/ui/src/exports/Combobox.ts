export { Combobox, type ComboboxProps } from '../fields/Combobox.tsx';
export type { LoadOptions, Option } from '../fields/useOptions.ts';
