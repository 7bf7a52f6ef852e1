export { SideBar } from '../layout/SideBar.tsx';
export type { SideBarGroup, SideBarItem } from '../layout/SideBarGroups.tsx';
