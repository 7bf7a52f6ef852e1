export { FieldGrid } from '../layout/FieldGrid.tsx';
