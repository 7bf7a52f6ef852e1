export { ColumnsMenu, type ColumnsMenuProps } from '../DataTable/ColumnsMenu.tsx';
