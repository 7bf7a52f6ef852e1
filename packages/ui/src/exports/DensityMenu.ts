export { DensityMenu, type DensityMenuProps } from '../DataTable/DensityMenu.tsx';
