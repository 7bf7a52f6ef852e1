export { ColumnsMenu } from '../DataTable/columnsMenu/ColumnsMenu.tsx';
export type { ColumnsMenuProps } from '../DataTable/columnsMenu/ColumnsPanel.tsx';
