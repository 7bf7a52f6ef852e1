/**
 * What a virtual screen reader says about the most used components, from their start to their end.
 * `screenReader.test.tsx` compares it, and the pages of the components show it.
 */
export const spoken = {
  Button: [],
  TextField: [],
  NumberField: [],
  Checkbox: [],
  RadioGroup: [],
  Select: [],
  Combobox: [],
  DateField: [],
  DataTable: [''],
  Dialog: [],
  ConfirmSheet: [],
  Menu: [],
} as const satisfies Readonly<Record<string, readonly string[]>>;
