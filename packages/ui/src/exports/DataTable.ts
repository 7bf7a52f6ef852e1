export type { CellEditor } from '../DataTable/CellEditorBox.tsx';
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
export type { ColumnOptions, DataColumn } from '../DataTable/model/column.ts';
export type { RowDetail } from '../DataTable/model/row.ts';
export {
  type Density,
  defaultColumnState,
  defaultTableState,
  type TableSort,
  type TableState,
  type TableStateChange,
} from '../DataTable/model/tableState.ts';
export type { PagerOptions } from '../DataTable/pager/PagerFoot.tsx';
