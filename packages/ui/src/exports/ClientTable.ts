export { ClientTable, type ClientTableProps } from '../ClientTable/ClientTable.tsx';
export type { ClientField, FieldValue } from '../ClientTable/clientField.ts';
export {
  type ClientTableState,
  type ClientTableStateChange,
  defaultClientTableState,
  requestState,
} from '../ClientTable/clientState.ts';
export { useClientRows } from '../ClientTable/useClientRows.ts';
