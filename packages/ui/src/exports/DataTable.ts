export type { CellEditor } from '../DataTable/CellEditorBox.tsx';
export type { ColumnOptions, DataColumn } from '../DataTable/column.ts';
export {
  actionsColumn,
  badgeColumn,
  booleanColumn,
  customColumn,
  imageColumn,
  type RowAction,
} from '../DataTable/columns/graphicColumns.tsx';
export {
  dateColumn,
  linkColumn,
  moneyColumn,
  numberColumn,
  stackColumn,
  textColumn,
} from '../DataTable/columns/textColumns.tsx';
export {
  DataTable,
  type DataTableProps,
  type SelectionOptions,
} from '../DataTable/DataTable.tsx';
export type { PagerOptions } from '../DataTable/PagerFoot.tsx';
export type { RowDetail } from '../DataTable/row.ts';
export {
  type Density,
  defaultColumnState,
  defaultTableState,
  type TableSort,
  type TableState,
  type TableStateChange,
} from '../DataTable/tableState.ts';
