export { Menu, type MenuProps } from '../overlays/Menu.tsx';
export type { MenuItem } from '../overlays/MenuList.tsx';
