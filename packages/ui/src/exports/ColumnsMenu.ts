export { ColumnsMenu } from '../DataTable/ColumnsMenu.tsx';
export type { ColumnsMenuProps } from '../DataTable/ColumnsPanel.tsx';
