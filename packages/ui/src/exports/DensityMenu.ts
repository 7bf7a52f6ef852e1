export { DensityMenu } from '../DataTable/DensityMenu.tsx';
