export { SelectionBar, type SelectionBarProps } from '../DataTable/SelectionBar.tsx';
