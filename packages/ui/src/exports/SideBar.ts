export { SideBar, type SideBarProps } from '../layout/SideBar.tsx';
export type { SideBarGroup, SideBarItem } from '../layout/SideBarGroups.tsx';
