export type { CellEditor } from '../DataTable/CellEditorBox.tsx';
export type { ColumnOptions, DataColumn } from '../DataTable/column.ts';
export { actionsColumn, type RowAction } from '../DataTable/columns/actionsColumn.tsx';
export { badgeColumn } from '../DataTable/columns/badgeColumn.tsx';
export { booleanColumn } from '../DataTable/columns/booleanColumn.tsx';
export { customColumn } from '../DataTable/columns/customColumn.tsx';
export { dateColumn } from '../DataTable/columns/dateColumn.tsx';
export { imageColumn } from '../DataTable/columns/imageColumn.tsx';
export { linkColumn } from '../DataTable/columns/linkColumn.tsx';
export { moneyColumn } from '../DataTable/columns/moneyColumn.tsx';
export { numberColumn } from '../DataTable/columns/numberColumn.tsx';
export { stackColumn } from '../DataTable/columns/stackColumn.tsx';
export { textColumn } from '../DataTable/columns/textColumn.tsx';
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
