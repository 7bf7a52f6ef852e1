export { ContextMenu, type ContextMenuProps } from '../overlays/ContextMenu.tsx';
export type { MenuItem } from '../overlays/MenuList.tsx';
