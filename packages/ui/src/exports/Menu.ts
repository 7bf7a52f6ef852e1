export { Menu, type MenuItem, type MenuProps } from '../overlays/Menu.tsx';
