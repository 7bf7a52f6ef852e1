export { ClientTable, type ClientTableProps } from '../ClientTable/ClientTable.tsx';
export type { ClientField, FieldValue } from '../ClientTable/clientField.ts';
export {
  askFor,
  type ClientTableState,
  type ClientTableStateChange,
  defaultClientTableState,
} from '../ClientTable/clientState.ts';
export { useClientRows } from '../ClientTable/useClientRows.ts';
