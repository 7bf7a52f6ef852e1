export { FieldGrid, type FieldGridProps } from '../layout/FieldGrid.tsx';
