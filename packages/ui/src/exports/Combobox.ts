export { Combobox, type ComboboxProps } from '../fields/select/Combobox.tsx';
export type { LoadOptions, Option } from '../fields/select/useOptions.ts';
