export { type StatusChoice, StatusMenu, type StatusMenuProps } from '../overlays/StatusMenu.tsx';
