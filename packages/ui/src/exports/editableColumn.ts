export { type CellEditing, editableColumn } from '../DataTable/columns/editableColumn.tsx';
